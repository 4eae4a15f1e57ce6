import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { ExchangeSport, MarketKind, Price } from '@site/api/contracts/exchange';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { executePrepared } from '@site/platform-kit/data/prepared';
import type { MarketResult } from '@site/platform-match-simulator/feed';
import type { OperatorOverride } from './effective-market';

/** Matched part of one of the house's levels. `side` is the feed's list that holds the level. */
export interface TakenLevel {
  selection: string;
  side: 'back' | 'lay';
  odds: Price;
  /** Quote of the level; the next quote offers the full size again. */
  quote: number;
  taken: Paisa;
}

/** A market that was bet on, or that the operator overrides. */
export interface MarketRow {
  id: string;
  eventId: string;
  sport: ExchangeSport;
  kind: MarketKind;
  eventName: string;
  name: string;
  selections: readonly { id: string; name: string }[];
  operatorOverride: OperatorOverride;
  /** Moment of the last transaction that changed the market; null: none did. @see marketTime */
  turnedAt: Date | null;
  taken: readonly TakenLevel[];
}

type RawTaken = Omit<TakenLevel, 'taken'> & { taken: string };

/** A row as a statement returns it, or as `to_jsonb` does. */
export type RawMarket = Columns<
  'exchange_market',
  'id' | 'event_id' | 'event_name' | 'name' | 'held_at' | 'stopped_at' | 'turned_at' | 'feed_version'
> & {
  sport: ExchangeSport;
  kind: MarketKind;
  selections: MarketRow['selections'];
  held: OperatorOverride['held'];
  result: MarketResult | null;
  taken: RawTaken[];
};

export const toMarket = (row: RawMarket): MarketRow => ({
  id: row.id,
  eventId: row.event_id,
  sport: row.sport,
  kind: row.kind,
  eventName: row.event_name,
  name: row.name,
  selections: row.selections,
  operatorOverride: {
    held: row.held,
    heldAt: momentOrNull(row.held_at),
    stoppedAt: momentOrNull(row.stopped_at),
    isSettled: row.result !== null,
    feedVersion: row.feed_version,
  },
  turnedAt: momentOrNull(row.turned_at),
  taken: row.taken.map((level) => ({ ...level, taken: paisa(BigInt(level.taken)) })),
});

/**
 * Locks the market until the transaction ends: no other can match, cancel, suspend or settle in it. Take this lock before any wallet's. New
 * bets can still be placed, because they only reference the market.
 */
export async function lockMarket(tx: Executor, marketId: string): Promise<MarketRow | null> {
  const { rows } = await executePrepared<RawMarket>(tx, sql`select * from exchange_market where id = ${marketId} for no key update`);
  return rows[0] ? toMarket(rows[0]) : null;
}

/** Locks the market like `lockMarket`, unless another transaction has its lock: then null. For jobs, which come again soon. */
export async function claimMarket(tx: Executor, marketId: string): Promise<MarketRow | null> {
  const { rows } = await executePrepared<RawMarket>(
    tx,
    sql`select * from exchange_market where id = ${marketId} for no key update skip locked`,
  );
  return rows[0] ? toMarket(rows[0]) : null;
}

export type NewMarket = Pick<MarketRow, 'id' | 'eventId' | 'sport' | 'kind' | 'eventName' | 'name' | 'selections'> & {
  feedVersion: number;
};

export async function insertMarket(db: Executor, market: NewMarket, at: Date) {
  await db.execute(sql`
    insert into exchange_market (id, event_id, sport, kind, event_name, name, selections, feed_version, created_at)
    values (${market.id}, ${market.eventId}, ${market.sport}, ${market.kind}, ${market.eventName}, ${market.name},
      ${JSON.stringify(market.selections)}::jsonb, ${market.feedVersion}, ${at.toISOString()}) on conflict do nothing`);
}

const printed = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

/** Changes of one transaction in the book of a market. */
interface BookChange {
  taken: readonly TakenLevel[];
  /** Backers' stakes matched in it, in paisa. */
  matched: Paisa;
  /** Odds of the last match in it, by selection; empty when there was none, and for markets that are no book. */
  lastTraded: Readonly<Record<string, Price>>;
  at: Date;
}

export async function saveBook(tx: Executor, marketId: string, { taken, matched, lastTraded, at }: BookChange) {
  await executePrepared(
    tx,
    sql`update exchange_market set taken = ${JSON.stringify(taken, printed)}::jsonb, matched = matched + ${matched}::bigint,
      last_traded = last_traded || ${JSON.stringify(lastTraded)}::jsonb,
      book_version = book_version + 1, turned_at = ${at.toISOString()} where id = ${marketId}`,
  );
}
