import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

const asked = (root: string, args: string[]) => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
};

/** Holder of a key that is made without a name: `RELEASE_ACTOR`, else the name in git, else the user of this machine. */
export const firstHolderOf = (root: string, environment: NodeJS.ProcessEnv) =>
  environment['RELEASE_ACTOR'] || asked(root, ['config', 'user.name']) || userInfo().username;

/** @returns short hash of the checked-out commit, with `+` when the tree has uncommitted changes; null outside of a repository */
export function commitOf(root: string): string | null {
  const commit = asked(root, ['rev-parse', '--short=12', 'HEAD']);
  return commit ? commit + (asked(root, ['status', '--porcelain']) ? '+' : '') : null;
}
