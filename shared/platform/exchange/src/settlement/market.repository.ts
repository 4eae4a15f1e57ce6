import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import type { MarketResult } from '@site/platform-match-simulator/feed';
import { toMarket, type MarketRow, type RawMarket } from '../markets/markets.repository';

/** A market during its settlement. */
export interface SettlingMarket extends MarketRow {
  /** Null until it is decided. */
  result: MarketResult | null;
  /** Number of its settlements. */
  settlement: number;
  /** True when the last settlement is paid to every player. */
  isDone: boolean;
}

type RawSettling = RawMarket & Columns<'exchange_market', 'settlement' | 'settled_at'>;

const toSettling = (row: RawSettling): SettlingMarket => ({
  ...toMarket(row),
  result: row.result,
  settlement: row.settlement,
  isDone: row.settled_at !== null,
});

const rowOf = (marketId: string) => sql`select * from exchange_market where id = ${marketId} for no key update`;

/** Locks the market until the transaction ends: no other can match, cancel or settle in it. */
export async function lockSettling(tx: Executor, marketId: string): Promise<SettlingMarket | null> {
  const { rows } = await tx.execute<RawSettling>(rowOf(marketId));
  return rows[0] ? toSettling(rows[0]) : null;
}

/** Locks the market like `lockSettling`, unless another transaction has its lock: then null. For jobs, which come again soon. */
export async function claimSettling(tx: Executor, marketId: string): Promise<SettlingMarket | null> {
  const { rows } = await tx.execute<RawSettling>(sql`${rowOf(marketId)} skip locked`);
  return rows[0] ? toSettling(rows[0]) : null;
}

/** Markets whose settlement has not ended. */
export async function listUnsettled(db: Executor): Promise<{ id: string; feedVersion: number | null; isDecided: boolean }[]> {
  const { rows } = await db.execute<Columns<'exchange_market', 'id' | 'feed_version'> & { is_decided: boolean }>(
    sql`select id, feed_version, result is not null as is_decided from exchange_market where settled_at is null order by id`,
  );
  return rows.map(({ id, feed_version: feedVersion, is_decided: isDecided }) => ({ id, feedVersion, isDecided }));
}

/** These markets, in random order, so that several workers do not take them in the same order. */
export async function listShuffled(db: Executor, marketIds: readonly string[]): Promise<SettlingMarket[]> {
  const { rows } = await db.execute<RawSettling>(sql`select * from exchange_market where id = any(${marketIds}::text[]) order by random()`);
  return rows.map(toSettling);
}

/** Number of markets that have a result, and bets that are not paid. */
export async function countUnpaidMarkets(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) as count from exchange_market where settled_at is null and result is not null`,
  );
  return Number(rows[0]?.count);
}

/** Decides the market; from now on no order in it is matched. */
export async function saveResult(tx: Executor, marketId: string, result: MarketResult) {
  await tx.execute(sql`
    update exchange_market set result = ${JSON.stringify(result)}::jsonb, settlement = settlement + 1, settled_at = null,
      book_version = book_version + 1
    where id = ${marketId}`);
}

export async function markSettled(tx: Executor, marketId: string, at: Date) {
  await tx.execute(sql`
    update exchange_market set settled_at = ${at.toISOString()}, held = null, held_at = null,
      book_version = book_version + 1 where id = ${marketId}`);
}

/** Markets of an event that were bet on or that the operator overrides. */
export async function listKnown(db: Executor, eventId: string): Promise<SettlingMarket[]> {
  const { rows } = await db.execute<RawSettling>(sql`select * from exchange_market where event_id = ${eventId} order by id`);
  return rows.map(toSettling);
}
