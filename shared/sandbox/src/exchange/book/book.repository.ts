import { sql } from 'drizzle-orm';
import type { Executor } from '#core/database';
import { executePrepared } from '#core/prepared';
import type { BetRow } from '../bets/bet';
import { toBet, type RawBet } from '../bets/bets.repository';

/** A bet on the table, and whether its player may not bet any more. */
export interface TableBet extends BetRow {
  isRestricted: boolean;
}

/** The waiting orders of the market, and the bets whose delay is over: in the order in which they came. The market is locked. */
export async function listTable(tx: Executor, marketId: string, at: Date): Promise<TableBet[]> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await executePrepared<RawBet & { is_restricted: boolean }>(
    tx,
    sql`
    select b.*, p.status = 'blocked' or exists (
        select from restriction r where r.player_id = b.player_id and (r.until is null or r.until > ${now})) as is_restricted
    from exchange_bet b join players p on p.id = b.player_id
    where b.market_id = ${marketId} and (b.state in ('UNMATCHED', 'PARTIAL') or b.state = 'PLACED' and b.decide_at <= ${now})
    order by b.queued`,
  );
  return rows.map((row) => ({ ...toBet(row), isRestricted: row.is_restricted }));
}

/** Markets with bets whose delay is over. */
export async function listDueMarkets(db: Executor, at: Date): Promise<string[]> {
  const { rows } = await executePrepared<{ market_id: string }>(
    db,
    sql`select distinct market_id from exchange_bet where state = 'PLACED' and decide_at <= ${at.toISOString()}::timestamptz order by 1`,
  );
  return rows.map((row) => row.market_id);
}

/** A new place at the end of the queue. */
export async function nextInQueue(tx: Executor): Promise<number> {
  const { rows } = await executePrepared<{ place: string }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('exchange_bet', 'queued')) as place`,
  );
  return Number(rows[0]?.place);
}
