import type { LiveRelease } from '@site/remote/manifest';
import type { ChangeEntry, ChannelChange } from '../channel/channel';
import { isDevRelease } from '@site/remote/manifest';
import { ReleaseRefusal } from '../store/store';
import { isRevoked, type Author, type Before, type Candidate } from './author';

/**
 * Makes a set of releases live in one change. The release that was live becomes the one that pages step back to, and a canary of
 * these areas ends.
 * @returns null when all of them are live already
 * @throws ReleaseRefusal for a development build or a revoked release
 */
export function activateChange(before: Before, author: Author, set: readonly Candidate[]): ChannelChange | null {
  for (const candidate of set) requireLasting(before, candidate);
  const [entry, ...also] = set.filter((candidate) => !isSettled(before, candidate)).map((candidate) => entryOf(before, author, candidate));
  if (!entry) return null;
  const changed = [entry, ...also].map(({ remote, release }) => [remote, liveAs(before, remote, release)] as const);
  return { remotes: { ...before?.remotes, ...Object.fromEntries(changed) }, entry, also };
}

/** @throws ReleaseRefusal for a development build or a revoked release */
export function requireLasting(before: Before, candidate: Candidate) {
  const { name, release } = candidate;
  if (isDevRelease(release))
    throw new ReleaseRefusal(`${name} ${release} is a development build. Build it: npm run release -- deploy ${name}.`);
  if (!isRevoked(before, candidate)) return;
  throw new ReleaseRefusal(
    `${name} ${release} was revoked and never runs again, not even with --force. Correct its source and deploy: npm run release -- deploy ${name}.`,
  );
}

const isSettled = (before: Before, { name, release }: Candidate) => {
  const was = before?.remotes[name];
  return was?.release === release && !was.canary;
};

function liveAs(before: Before, name: string, release: string): LiveRelease {
  const was = before?.remotes[name];
  const stepBack = was?.release === release ? was.stepBack : was?.release;
  return { release, ...(stepBack !== undefined && !isRevoked(before, { name, release: stepBack }) ? { stepBack } : {}) };
}

function entryOf(before: Before, author: Author, { name, release }: Candidate): ChangeEntry {
  const from = before?.remotes[name]?.release;
  return { ...author, action: 'activate', remote: name, release, ...(from !== undefined && from !== release ? { from } : {}) };
}
