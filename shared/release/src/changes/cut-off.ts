import type { ChannelDocument } from '@site/remote/manifest';
import type { ChangeEntry, ChannelChange } from '../channel/channel';
import { isRevoked, type Author } from './author';
import { revokeChange, type Revocation } from './revoke';

/** Change that revokes several releases at once, and the releases that stay because their area has no good one to go to. */
export interface CutOff {
  /** Null when there is nothing to revoke. */
  change: ChannelChange | null;
  stuck: readonly Revocation[];
}

/** Revokes several releases of a channel in one change; areas with such a live release go to a good one. */
export function cutOffChange(before: ChannelDocument, author: Author, revocations: readonly Revocation[]): CutOff {
  const entries: ChangeEntry[] = [];
  const stuck: Revocation[] = [];
  let now = before;
  for (const revocation of revocations) {
    const { remote, release, goods } = revocation;
    const isLive = now.remotes[remote]?.release === release;
    if (isLive && !isRevoked(now, { name: remote, release }) && !goods.some((good) => good !== release)) {
      stuck.push(revocation);
      continue;
    }
    const change = revokeChange(now, author, revocation);
    if (!change) continue;
    entries.push(change.entry, ...(change.also ?? []));
    now = { ...now, remotes: change.remotes ?? now.remotes, revoked: change.revoked ?? now.revoked };
  }
  const [entry, ...also] = entries;
  return { change: entry ? { remotes: now.remotes, revoked: now.revoked, entry, also } : null, stuck };
}
