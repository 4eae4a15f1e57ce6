import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { executePrepared } from '@site/platform-kit/data/prepared';
import { toMarket, type MarketRow, type RawMarket } from '../markets/markets.repository';

/** Summary of the orders that wait on one side of a runner. */
export interface WaitingSide {
  marketId: string;
  selection: string;
  side: 'back' | 'lay';
  /** The price that the house would match first. */
  best: number;
  /** Request time of the oldest order, in its current form. */
  since: Date;
  hasInPlay: boolean;
  hasBeforePlay: boolean;
  hasRestricted: boolean;
}

type RawSide = {
  market_id: string;
  selection: string;
  side: 'back' | 'lay';
  best: number;
  since: string;
  has_in_play: boolean;
  has_before_play: boolean;
  has_restricted: boolean;
};

/** The markets in which orders wait. */
export async function listWaitedIn(db: Executor): Promise<MarketRow[]> {
  const isWaiting = sql`state in ('UNMATCHED', 'PARTIAL')`;
  // Reads one entry of the index for each market, however many orders wait there.
  const { rows } = await executePrepared<RawMarket>(
    db,
    sql`
    with recursive waited (market_id) as (
      (select market_id from exchange_bet where ${isWaiting} order by market_id limit 1)
      union all
      select (select market_id from exchange_bet b where ${isWaiting} and b.market_id > waited.market_id order by market_id limit 1)
      from waited where market_id is not null
    ) select m.* from waited join exchange_market m on m.id = waited.market_id`,
  );
  return rows.map(toMarket);
}

export async function listWaitingSides(db: Executor, marketIds: readonly string[], at: Date): Promise<WaitingSide[]> {
  if (!marketIds.length) return [];
  const { rows } = await executePrepared<RawSide>(
    db,
    sql`
    select b.market_id, b.selection, b.side, case b.side when 'back' then min(b.odds) else max(b.odds) end as best, min(b.asked_at) as since,
      bool_or(b.in_play) as has_in_play, bool_or(not b.in_play) as has_before_play,
      bool_or(p.status <> 'active' or exists (
        select from restriction r where r.player_id = b.player_id and (r.until is null or r.until > ${at.toISOString()}::timestamptz)
      )) as has_restricted
    from exchange_bet b join players p on p.id = b.player_id
    where b.market_id = any(${marketIds}::text[]) and b.state in ('UNMATCHED', 'PARTIAL') group by b.market_id, b.selection, b.side`,
  );
  return rows.map((row) => ({
    marketId: row.market_id,
    selection: row.selection,
    side: row.side,
    best: row.best,
    since: new Date(row.since),
    hasInPlay: row.has_in_play,
    hasBeforePlay: row.has_before_play,
    hasRestricted: row.has_restricted,
  }));
}

export async function listMarketsWaitedIn(db: Executor, playerId: number): Promise<string[]> {
  const { rows } = await db.execute<Columns<'exchange_bet', 'market_id'>>(sql`
    select distinct market_id from exchange_bet where player_id = ${playerId} and state in ('UNMATCHED', 'PARTIAL') order by 1`);
  return rows.map((row) => row.market_id);
}
