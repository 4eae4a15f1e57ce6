import type { ChannelDocument } from '@site/remote/manifest';
import { VALID_MS, type ChannelChange } from '../channel';
import { reasonFor, type Author } from './author';

/** For changes that are about the whole channel. */
const WHOLE_CHANNEL = { remote: '*', release: '-' } as const;

/** Half of a document's time is over. @param now milliseconds since the epoch */
export const isDueForRenewal = ({ expiresAt }: ChannelDocument, now: number) => Date.parse(expiresAt) - now < VALID_MS / 2;

/** Signs the same again, so that browsers go on following it. */
export const renewChange = (author: Author): ChannelChange => ({ entry: { ...author, action: 'renew', ...WHOLE_CHANNEL } });

/** Lets remotes be run from source in this channel, or not. @returns null when that is so already */
export function developmentChange(before: ChannelDocument, author: Author, isAllowed: boolean): ChannelChange | null {
  if (before.development === isAllowed) return null;
  const reason = reasonFor(isAllowed ? 'on' : 'off', author);
  return { development: isAllowed, entry: { ...author, action: 'development', ...WHOLE_CHANNEL, reason } };
}
