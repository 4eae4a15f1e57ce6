import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FileChange } from './plan';

const PROGRAM = fileURLToPath(new URL('../../../node_modules/oxfmt/bin/oxfmt', import.meta.url));

/**
 * Formats files with the workspace's formatter, because the length of names changes the line breaks. The workspace itself stays as it is.
 * @throws Error with the formatter's words when it cannot read a file
 */
export function formatted(root: string, changes: readonly FileChange[]): FileChange[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'formatted-'));
  try {
    for (const { file, text } of changes) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    run(root, folder);
    return changes.map((change) => ({ ...change, text: readFileSync(path.join(folder, change.file), 'utf8') }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(root: string, folder: string) {
  const options = ['--config', path.join(root, '.oxfmtrc.json'), '--no-error-on-unmatched-pattern', '.'];
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, ...options], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The files could not be formatted:\n${stderr}`);
}
