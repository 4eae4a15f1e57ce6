import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';

/** PostgreSQL channel to which the data hosts listen. */
export const MARKET_CHANNEL = 'exchange_market';

/** Notifies every data host that the book or the operator's override of a market changed; delivered when the transaction commits. */
export const announceMarket = (tx: Executor, marketId: string) => tx.execute(sql`select pg_notify(${MARKET_CHANNEL}, ${marketId})`);
