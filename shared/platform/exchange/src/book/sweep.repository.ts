import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { executePrepared } from '@site/platform-kit/data/prepared';
import { toMarket, type MarketRow, type RawMarket } from '../markets/markets.repository';

/** Summary of the orders that wait on one side of a runner. */
export interface WaitingSide {
  market: MarketRow;
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
  market: RawMarket;
  selection: string;
  side: 'back' | 'lay';
  best: number;
  since: string;
  has_in_play: boolean;
  has_before_play: boolean;
  has_restricted: boolean;
};

export async function listWaitingSides(db: Executor, at: Date): Promise<WaitingSide[]> {
  const { rows } = await executePrepared<RawSide>(
    db,
    sql`
    select to_jsonb(m) as market, w.* from (
      select b.market_id, b.selection, b.side, case b.side when 'back' then min(b.odds) else max(b.odds) end as best, min(b.asked_at) as since,
        bool_or(b.in_play) as has_in_play, bool_or(not b.in_play) as has_before_play,
        bool_or(p.status = 'blocked' or exists (
          select from restriction r where r.player_id = b.player_id and (r.until is null or r.until > ${at.toISOString()}::timestamptz)
        )) as has_restricted
      from exchange_bet b join players p on p.id = b.player_id
      where b.state in ('UNMATCHED', 'PARTIAL') group by b.market_id, b.selection, b.side
    ) as w join exchange_market m on m.id = w.market_id order by w.market_id`,
  );
  return rows.map((row) => ({
    market: toMarket(row.market),
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
