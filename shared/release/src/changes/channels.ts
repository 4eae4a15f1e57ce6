import type { ChannelDocument, LiveRelease } from '@site/remote/manifest';
import type { ChangeEntry, ChannelChange } from '../channel/channel';
import type { LogEntry, ProtectedAreas } from '../store/log-line';
import { ReleaseRefusal } from '../store/store';
import { isPreview } from '../store/store-names';
import { reasonFor, WHOLE_CHANNEL, type Author, type Before } from './author';

/** True when a channel was removed. Its document and its log remain, so that its history can be read. */
export const isRemoved = (entries: readonly LogEntry[]) => entries.at(-1)?.action === 'remove';

/** State of a channel that is created, removed or protected. */
export interface ChannelState {
  channel: string;
  before: Before;
  entries: readonly LogEntry[];
}

/**
 * Begins a channel, or one that was removed again.
 * @param source channel with the releases to begin with; its canaries are left out. Null begins without a release
 * @throws ReleaseRefusal when the channel is in use
 */
export function createChange({ channel, before, entries }: ChannelState, author: Author, source: Before): ChannelChange {
  if (before && !isRemoved(entries)) throw new ReleaseRefusal(`The channel ${channel} exists already. "channels list" shows all.`);
  const remotes = Object.fromEntries(Object.entries(source?.remotes ?? {}).map(([name, live]) => [name, withoutCanary(live)]));
  const begun = Object.entries(remotes).map(([remote, { release }]): ChangeEntry => ({ ...author, action: 'activate', remote, release }));
  const reason = reasonFor(source ? `with the releases of ${source.channel}` : 'empty', author);
  return {
    remotes,
    revoked: bothRevoked(before, source),
    entry: { ...author, action: 'create', ...WHOLE_CHANNEL, reason },
    also: begun,
  };
}

/**
 * Closes a channel: nothing is live there any more, and its history remains. A preview ends.
 * @param areas protected ones
 * @param now ms since the epoch
 * @throws ReleaseRefusal for live, a protected channel, and one that does not exist
 */
export function removeChange(state: ChannelState, author: Author, areas: ProtectedAreas, now: number): ChannelChange {
  const { channel } = state;
  requireChannelIn(state);
  if (channel === 'live') throw new ReleaseRefusal('The channel live is the site of the players and is never removed.');
  if (areas.length > 0)
    throw new ReleaseRefusal(
      `The channel ${channel} is protected. An admin lifts it first: npm run release -- channels protect ${channel} --second-person none`,
    );
  const entry: ChangeEntry = { ...author, action: 'remove', ...WHOLE_CHANNEL };
  // Edges follow only a document with a shell, so a preview keeps its releases and ends.
  return isPreview(channel) ? { expiresAt: new Date(now).toISOString(), entry } : { remotes: {}, entry };
}

/** Says which areas of a channel need a second person. @returns null when they do already @throws ReleaseRefusal without that channel */
export function protectChange(
  state: ChannelState,
  author: Author,
  { was, areas }: Readonly<Record<'was' | 'areas', ProtectedAreas>>,
): ChannelChange | null {
  requireChannelIn(state);
  if (wordsForAreas(was) === wordsForAreas(areas)) return null;
  const reason = reasonFor(`second person: ${wordsForAreas(areas)}`, author);
  return { entry: { ...author, action: 'protect', ...WHOLE_CHANNEL, protectedAreas: areas, reason } };
}

/** `all`, `none`, or the names of the areas with commas. */
export const wordsForAreas = (areas: ProtectedAreas) => (areas === 'all' ? areas : areas.toSorted().join(',') || 'none');

function requireChannelIn({ channel, before, entries }: ChannelState) {
  if (!before || isRemoved(entries)) throw new ReleaseRefusal(`There is no channel ${channel}. "channels list" shows all.`);
}

/** A live release without its canary. */
export const withoutCanary = ({ canary: _, ...live }: LiveRelease): LiveRelease => live;

function bothRevoked(before: Before, source: Before): ChannelDocument['revoked'] {
  const names = [...new Set([before, source].flatMap((document) => Object.keys(document?.revoked ?? {})))];
  return Object.fromEntries(names.map((name) => [name, [...new Set([before, source].flatMap((of) => of?.revoked[name] ?? []))]]));
}
