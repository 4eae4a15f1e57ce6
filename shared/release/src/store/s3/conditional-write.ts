import { StoreUnusable } from '../store';
import type { Bucket } from './bucket';
import { pause, TRIES } from './pause';

/**
 * Writes an object unless somebody else was first.
 * @param etag of the object that was read and is to be replaced; null for a new one
 * @returns true when the key has this text; false when it has another one, or none any more
 */
export async function isWritten(bucket: Bucket, key: string, text: string, etag: string | null): Promise<boolean> {
  let condition = etag;
  for (let failures = 1; failures <= TRIES; failures++) {
    const outcome = await bucket.putIf(key, text, condition);
    if (outcome === 'stored') return true;
    // A repeated request whose first answer was lost is refused by its own write, so only the stored bytes say who was first.
    const now = await bucket.get(key);
    if (now && Buffer.from(now.bytes).toString('utf8') === text) return true;
    const isUnchanged = (now?.etag ?? null) === etag;
    if (!isUnchanged) return false;
    if (outcome === 'busy') await pause(failures);
    // Some servers (radosgw 16) compare an ETag without its quotes, and so refuse the right one.
    else if (condition?.startsWith('"')) condition = condition.slice(1, -1);
    else return false;
  }
  throw new StoreUnusable(
    `The release store refused ${TRIES} writes of ${bucket.placeOf(key)} because of others that never ended. Repeat the command.`,
  );
}
