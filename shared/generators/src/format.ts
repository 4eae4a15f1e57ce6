import path from 'node:path';
import * as prettier from 'prettier';
import type { FileChange, Plan } from './plan';

/** Names differ in length: every line is broken where the workspace's formatter breaks it. */
export async function formatted(root: string, plan: Plan): Promise<Plan> {
  return { ...plan, changes: await Promise.all(plan.changes.map((change) => format(root, change))) };
}

async function format(root: string, change: FileChange): Promise<FileChange> {
  const file = path.join(root, change.file);
  const { ignored, inferredParser } = await prettier.getFileInfo(file, { ignorePath: path.join(root, '.prettierignore') });
  if (ignored || !inferredParser) return change;
  const options = await prettier.resolveConfig(file);
  return { ...change, text: await prettier.format(change.text, { ...options, filepath: file }) };
}
