import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';

/** PostgreSQL's own channel: the data hosts listen to it. */
export const MARKET_CHANNEL = 'exchange_market';

/** Tells every data host that the book or the hand of a market has changed; heard when the transaction commits. */
export const announceMarket = (tx: Executor, marketId: string) => tx.execute(sql`select pg_notify(${MARKET_CHANNEL}, ${marketId})`);
