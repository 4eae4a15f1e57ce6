import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const CODE = /\.(tsx?|mjs|cjs)$/;

/**
 * Files that differ from the last commit, new ones among them.
 * @param {string} root of the clone
 * @returns {{ files: string[], code: string[] }} paths from the root; `code` is the part for the linter
 */
export function changedFiles(root) {
  /** @param {string[]} args */
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const names = [...git('diff', '--name-only', '--diff-filter=d', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  const files = names.filter((name) => existsSync(join(root, name)));
  return { files, code: files.filter((name) => CODE.test(name)) };
}
