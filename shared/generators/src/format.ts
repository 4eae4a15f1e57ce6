import path from 'node:path';
import * as prettier from 'prettier';
import type { FileChange, Plan } from './plan';

/** Formats files with the workspace's formatter, because the length of names changes the line breaks. */
export const formatted = (root: string, changes: Plan['changes']): Promise<FileChange[]> =>
  Promise.all(changes.map((change) => format(root, change)));

async function format(root: string, change: FileChange): Promise<FileChange> {
  const file = path.join(root, change.file);
  const { ignored, inferredParser } = await prettier.getFileInfo(file, { ignorePath: path.join(root, '.prettierignore') });
  if (ignored || !inferredParser) return change;
  const options = await prettier.resolveConfig(file);
  return { ...change, text: await prettier.format(change.text, { ...options, filepath: file }) };
}
