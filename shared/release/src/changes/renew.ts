import type { ChannelDocument } from '@site/remote/manifest';
import { VALID_MS, type ChannelChange } from '../channel/channel';
import { WHOLE_CHANNEL, type Author } from './author';

/** True when half of the 7 days is over, or when more time is left than a document may have. @param now ms since the epoch */
export function isDueForRenewal({ expiresAt }: ChannelDocument, now: number) {
  const leftMs = Date.parse(expiresAt) - now;
  return leftMs < VALID_MS / 2 || leftMs > VALID_MS;
}

/** Change of nothing but serial, times and signature, so that browsers still follow the document. */
export const renewChange = (author: Author): ChannelChange => ({ entry: { ...author, action: 'renew', ...WHOLE_CHANNEL } });
