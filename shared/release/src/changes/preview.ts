import type { ChannelDocument } from '@site/remote/manifest';
import type { ChannelChange } from '../channel/channel';
import { ReleaseRefusal } from '../store/store';
import { requireLasting } from './activate';
import type { Author, Candidate } from './author';
import { isRemoved, withoutCanary, type ChannelState } from './channels';

const HOUR_MS = 3_600_000;

/**
 * Shows the releases of a live document with one other release, for some hours.
 * @throws ReleaseRefusal when the release is live, revoked or a development build, and when a preview of another area has the name
 */
export function previewChange(
  { channel, before, entries }: ChannelState,
  author: Author,
  live: ChannelDocument,
  { name, release, now, hours }: Candidate & { now: number; hours: number },
): ChannelChange {
  requireLasting(live, { name, release });
  const from = live.remotes[name]?.release;
  if (from === release) throw new ReleaseRefusal(`${name} ${release} is live already, so everybody sees it.`);
  const other = entries.findLast(({ action }) => action === 'preview')?.remote;
  const isRunning = before && Date.parse(before.expiresAt) > now && !isRemoved(entries);
  if (isRunning && other !== name) throw new ReleaseRefusal(`${channel} shows ${other} until ${before.expiresAt}. Choose another --name.`);
  const others = Object.entries(live.remotes).map(([area, of]) => [area, withoutCanary(of)] as const);
  return {
    // Without a step back a release that fails is seen to fail.
    remotes: { ...Object.fromEntries(others), [name]: { release } },
    revoked: live.revoked,
    expiresAt: new Date(now + hours * HOUR_MS).toISOString(),
    entry: { ...author, action: 'preview', remote: name, release, ...(from === undefined ? {} : { from }) },
  };
}
