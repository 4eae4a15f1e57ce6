import { paisa, type Paisa } from '@site/api/money';
import type { Price } from '@site/api/contracts/exchange';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { rowsOf } from '@site/platform-kit/data/rows';
import { sql } from '@site/platform-kit/data/sql';

/** Best prices of a market at a whole minute. */
export interface PriceMoment {
  minute: Date;
  /** Best back and best lay of each runner, in the order of the market; 0 where there is none. */
  prices: readonly Price[];
  /** Amount that was matched up to then. */
  matched: Paisa;
}

/** A moment to insert, unless the market has one that is younger than `apart` minutes. */
export interface NewMoment extends Omit<PriceMoment, 'minute'> {
  market: string;
  apart: number;
}

export async function insertMoments(db: Executor, minute: Date, moments: readonly NewMoment[]) {
  const at = sql`${minute.toISOString()}::timestamptz`;
  const columns = { market: 'text', apart: 'integer', prices: 'integer[]', matched: 'bigint' };
  await db.execute(sql`
    insert into exchange_price (minute, matched, market_id, prices)
    select ${at}, fresh.matched, fresh.market, fresh.prices from ${rowsOf('fresh', columns, moments)}
    where not exists (
      select from exchange_price p where p.market_id = fresh.market and p.minute > ${at} - fresh.apart * interval '1 minute'
    ) on conflict do nothing`);
}

/** Oldest first. */
export async function listMoments(db: Executor, marketId: string): Promise<PriceMoment[]> {
  const { rows } = await db.execute<Columns<'exchange_price', 'minute' | 'matched'> & { prices: Price[] }>(sql`
    select minute, matched, prices from exchange_price where market_id = ${marketId} order by minute`);
  return rows.map(({ minute, matched, prices }) => ({ minute: new Date(minute), matched: paisa(BigInt(matched)), prices }));
}

export async function deleteMoments(db: Executor, before: Date) {
  await db.execute(sql`delete from exchange_price where minute < ${before.toISOString()}`);
}
