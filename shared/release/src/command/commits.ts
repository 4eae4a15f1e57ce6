import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { ReleaseRefusal } from '../store/store';
import type { NotedCommit } from './release-notes';

const MOST_BYTES = 2 ** 26;

/**
 * Commits between two commits that change one of the places, newest first, without merges.
 * @param places folders and files; those outside of `root` are left out
 * @throws ReleaseRefusal when git does not know one of the commits
 */
export function commitsBetween(root: string, { since, until }: { since: string; until: string }, places: readonly string[]): NotedCommit[] {
  const inside = places.map((place) => path.relative(realpathSync(root), realpathSync(place))).filter((place) => !place.startsWith('..'));
  const printed = git(root, 'log', '--no-merges', '--format=%h%x09%s', `${since}..${until}`, '--', ...inside);
  return printed
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [hash = '', ...title] = line.split('\t');
      return { hash, title: title.join('\t') };
    });
}

function git(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: MOST_BYTES, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (problem) {
    const { stderr = '' } = problem as { stderr?: string };
    throw new ReleaseRefusal(
      `git cannot list the commits: ${stderr.trim() || 'git is not installed'}. A shallow clone needs: git fetch --unshallow`,
    );
  }
}
