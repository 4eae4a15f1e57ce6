import type { ChannelDocument } from '@site/remote/manifest';
import { VALID_MS, type ChannelChange } from '../channel/channel';
import { reasonFor, type Author } from './author';

/** Area and release in the log line of a change of the whole channel. */
const WHOLE_CHANNEL = { remote: '*', release: '-' } as const;

/** True when half of the 7 days is over, or when more time is left than a document may have. @param now ms since the epoch */
export function isDueForRenewal({ expiresAt }: ChannelDocument, now: number) {
  const leftMs = Date.parse(expiresAt) - now;
  return leftMs < VALID_MS / 2 || leftMs > VALID_MS;
}

/** Change of nothing but serial, times and signature, so that browsers still follow the document. */
export const renewChange = (author: Author): ChannelChange => ({ entry: { ...author, action: 'renew', ...WHOLE_CHANNEL } });

/** Allows or forbids remotes that run from source in this channel. @returns null when the channel has that setting already */
export function developmentChange(before: ChannelDocument, author: Author, isAllowed: boolean): ChannelChange | null {
  if (before.development === isAllowed) return null;
  const reason = reasonFor(isAllowed ? 'on' : 'off', author);
  return { development: isAllowed, entry: { ...author, action: 'development', ...WHOLE_CHANNEL, reason } };
}
