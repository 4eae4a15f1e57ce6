import { createHmac } from 'node:crypto';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { listUnsettled } from '../settlement/market.repository';
import { decideMarket } from '../settlement/settle-market.service';
import { findFeedKey, forgetFeedKey, insertFeedKey } from './feed-key.repository';

const OTHER_KEY =
  'The exchange feed has another key than this database knows: every match would end otherwise. Set FEED_KEY to the one that was used, ' +
  'or put DATA_DIR/feed.key back. FEED_KEY_CHANGE=void starts with the new key and voids every market that is not settled.';

interface NewKey {
  key: string;
  /** Allows a key that differs from the stored one. */
  mayChange: boolean;
}

/**
 * Ties the database to the key of the feed. The matches of one key cannot settle a market that was bet on under another key, so a new key
 * decides all open markets as void; the jobs return the stakes as soon as they run.
 * @returns moment since which the key is used
 * @throws Error for a key that differs from the stored one, unless `mayChange`
 */
export async function adoptFeedKey(context: Pick<PlatformContext, 'db' | 'clock'>, { key, mayChange }: NewKey): Promise<Date> {
  const { db, clock } = context;
  const digest = createHmac('sha256', key).update('digest').digest('hex');
  const known = await findFeedKey(db);
  if (known?.digest === digest) return known.since;
  if (known && !mayChange) throw new Error(OTHER_KEY);
  for (const { id, isDecided } of await listUnsettled(db))
    if (!isDecided) await decideMarket(context, id, { kind: 'void', reason: 'The feed was renewed' });
  // The key is stored last, so that a start that fails earlier voids the rest of the markets the next time. A job returns the stakes.
  if (known) await forgetFeedKey(db);
  await insertFeedKey(db, { digest, since: clock.now() });
  const kept = await findFeedKey(db);
  if (kept?.digest !== digest) throw new Error(OTHER_KEY);
  return kept.since;
}
