import type { ChannelDocument, LiveRelease } from '@site/remote/manifest';
import type { ChangeEntry, ChannelChange } from '../channel/channel';
import { ReleaseRefusal } from '../store/store';
import { isRevoked, liveOf, type Author } from './author';
import { stepBackAfter } from './rollback';

/** Release to revoke, with the releases to go back to when it is live. */
export interface Revocation {
  remote: string;
  release: string;
  /** `goodReleases` of the area. */
  goods: readonly string[];
}

/**
 * Takes a release back for good: open pages leave it, and nothing makes it live again. If it is live, the same change goes back to
 * the good release before it.
 * @returns null when it is revoked already
 * @throws ReleaseRefusal when the area is not live, or when the release is live and no good one is left to go back to
 */
export function revokeChange(before: ChannelDocument | null, author: Author, { remote, release, goods }: Revocation): ChannelChange | null {
  const live = liveOf(before, remote);
  if (isRevoked(before, { name: remote, release })) return null;
  const left = goods.filter((good) => good !== release);
  const revoked = { ...before?.revoked, [remote]: [...(before?.revoked[remote] ?? []), release] };
  const entry: ChangeEntry = { ...author, action: 'revoke', remote, release };
  if (live.release !== release) return { revoked, remotes: { ...before?.remotes, [remote]: without(live, release, left) }, entry };

  const [to] = left;
  if (to === undefined) {
    throw new ReleaseRefusal(
      `${remote} ${release} is live and there is no good release to go to. Deploy a corrected one first (npm run release -- deploy ${remote}), then revoke this one.`,
    );
  }
  const stepBack = stepBackAfter(left, release, to);
  const next: LiveRelease = { release: to, ...(stepBack === undefined ? {} : { stepBack }) };
  const also: ChangeEntry[] = [{ ...author, action: 'rollback', remote, release: to, from: release }];
  return { revoked, remotes: { ...before?.remotes, [remote]: next }, entry, also };
}

function without({ stepBack, canary, ...live }: LiveRelease, release: string, left: readonly string[]): LiveRelease {
  const next = stepBack === release ? left.find((good) => good !== live.release) : stepBack;
  return { ...live, ...(next === undefined ? {} : { stepBack: next }), ...(canary && canary.release !== release ? { canary } : {}) };
}
