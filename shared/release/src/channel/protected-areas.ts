import { chainFault, readLine, type ProtectedAreas } from '../store/log-line';
import { StoreUnusable } from '../store/store';
import type { ChannelParts } from './channel';
import { readChannel } from './read-channel';

/** Protection of a channel whose log has no word about it. */
const AT_FIRST: Readonly<Record<string, ProtectedAreas>> = { live: ['shell'] };

/**
 * Areas of a channel whose new code needs a second person. The newest line `protect` of the log decides, and the signed document anchors
 * the log, so nobody without a key takes the protection away.
 * @throws StoreUnusable when document or log are not as they were signed
 */
export async function protectedAreas({ store, keys }: Pick<ChannelParts, 'store' | 'keys'>, channel: string): Promise<ProtectedAreas> {
  const document = await readChannel({ store, keys }, channel);
  const lines = document ? await store.log(channel) : [];
  const fault = chainFault(lines, document?.log ?? null);
  if (!fault) return lines.map(readLine).findLast((entry) => entry?.action === 'protect')?.protectedAreas ?? AT_FIRST[channel] ?? [];
  // The log is a second read, so it may only be newer.
  if ((await store.channel(channel))?.serial !== document?.serial) return protectedAreas({ store, keys }, channel);
  throw new StoreUnusable(
    `The log of the channel "${channel}" ${fault}, so nobody knows what needs a second person. ` +
      `Put its document and its log back from the same backup: npm run release -- history --verify`,
  );
}

/** True when new code of that area needs a second person. */
export const isProtected = (areas: ProtectedAreas, area: string) => areas === 'all' || areas.includes(area);
