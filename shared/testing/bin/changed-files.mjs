import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const CODE = /\.(tsx?|mjs|cjs)$/;
/** Changed line that may change who imports whom. */
const IMPORTS = /^[+-](?!\+\+|--).*\b(?:import|export|from|require)\b/;
/** Files that decide what an import means and who may import whom. */
const MAPS = /(?:^|\/)(?:package|tsconfig)[^/]*\.json$|^shared\/lint\//;

/** Upper bound on the output of git, for a change of many files. */
const MOST_BYTES = 2 ** 28;

/**
 * Files that differ from the last commit, new ones among them.
 * @param {string} root of the clone
 * @returns {{ files: string[], code: string[], hasImports: boolean }} paths from the root; `code` is the part for the linter; `hasImports`
 * when the graph of imports may differ
 */
export function changedFiles(root) {
  /** @param {string[]} args */
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: MOST_BYTES }).split('\n').filter(Boolean);
  const added = git('ls-files', '--others', '--exclude-standard');
  const names = [...git('diff', '--name-only', '--diff-filter=d', 'HEAD'), ...added];
  const files = names.filter((name) => existsSync(join(root, name)));
  const moved = [...added, ...git('diff', '--name-only', '--no-renames', '--diff-filter=AD', 'HEAD')];
  const lines = git('diff', '--unified=0', 'HEAD');
  const hasImports =
    moved.some((name) => CODE.test(name)) || names.some((name) => MAPS.test(name)) || lines.some((line) => IMPORTS.test(line));
  return { files, code: files.filter((name) => CODE.test(name)), hasImports };
}
