import type { AlertSide, Price } from '@site/api/contracts/exchange';
import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { executePrepared } from '@site/platform-kit/data/prepared';
import { rowsOf } from '@site/platform-kit/data/rows';
import { toMarket, type MarketRow, type RawMarket } from '../markets/markets.repository';
import type { AlertWithMarket, PriceAlertRow } from './price-alert';

type RawAlert = Columns<'exchange_price_alert'> & { odds: Price; side: AlertSide };

const toAlert = (row: RawAlert): PriceAlertRow => ({
  id: Number(row.id),
  playerId: Number(row.player_id),
  marketId: row.market_id,
  selection: row.selection,
  odds: row.odds,
  side: row.side,
});

/** The alerts of a player, the newest first. */
export async function listAlertsOf(db: Executor, playerId: number): Promise<AlertWithMarket[]> {
  const { rows } = await db.execute<RawAlert & { market: RawMarket }>(sql`
    select a.*, to_jsonb(m) as market from exchange_price_alert a join exchange_market m on m.id = a.market_id
    where a.player_id = ${playerId} order by a.asked_at desc, a.id desc`);
  return rows.map((row) => ({ alert: toAlert(row), market: toMarket(row.market) }));
}

/**
 * Reads a market and keeps its result away until the transaction ends, so that no alert outlives it. Call it before any lock on a player.
 * Null when the market has a result.
 */
export async function shareMarket(tx: Executor, id: string): Promise<MarketRow | null> {
  const { rows } = await tx.execute<RawMarket>(sql`select * from exchange_market where id = ${id} and result is null for share`);
  return rows[0] ? toMarket(rows[0]) : null;
}

/** Writes the alert; one on the same runner and side gets the new odds. */
export async function saveAlert(tx: Executor, alert: Omit<PriceAlertRow, 'id'>, at: Date) {
  await tx.execute(sql`
    insert into exchange_price_alert (player_id, market_id, selection, odds, side, asked_at)
    values (${alert.playerId}, ${alert.marketId}, ${alert.selection}, ${alert.odds}, ${alert.side}, ${at.toISOString()})
    on conflict (player_id, market_id, selection, side) do update set odds = excluded.odds, asked_at = excluded.asked_at`);
}

export async function deleteAlert(db: Executor, playerId: number, id: number) {
  await db.execute(sql`delete from exchange_price_alert where player_id = ${playerId} and id = ${id}`);
}

export async function deleteAlertsOf(db: Executor, playerId: number) {
  await db.execute(sql`delete from exchange_price_alert where player_id = ${playerId}`);
}

/** Deletes all alerts of a market with a result. */
export async function deleteAlertsIn(tx: Executor, marketId: string) {
  await tx.execute(sql`delete from exchange_price_alert where market_id = ${marketId}`);
}

/** The markets with alerts. `changes` differs after each change of their alerts or of their bets. */
export async function listAlertMarkets(db: Executor): Promise<{ row: MarketRow; changes: string }[]> {
  const { rows } = await executePrepared<RawMarket & { changes: string }>(
    db,
    sql`
    select m.*, concat_ws(' ', m.book_version, watched.count, watched.newest) as changes from (
      select market_id, count(*), max(asked_at) as newest from exchange_price_alert group by market_id
    ) as watched join exchange_market m on m.id = watched.market_id`,
  );
  return rows.map(({ changes, ...row }) => ({ row: toMarket(row), changes }));
}

export async function listAlertsIn(db: Executor, marketIds: readonly string[]): Promise<PriceAlertRow[]> {
  const { rows } = await executePrepared<RawAlert>(
    db,
    sql`select * from exchange_price_alert where market_id = any(${marketIds}::text[]) order by id`,
  );
  return rows.map(toAlert);
}

/**
 * Deletes reached alerts, so that each brings one message, and leaves those that were changed or deleted meanwhile.
 * @returns those whose players may bet
 */
export async function takeReached(tx: Executor, reached: readonly PriceAlertRow[], at: Date): Promise<PriceAlertRow[]> {
  const { rows } = await executePrepared<RawAlert & { is_restricted: boolean }>(
    tx,
    sql`
    delete from exchange_price_alert a using ${rowsOf('reached', { id: 'bigint', odds: 'integer' }, reached, 'once')}, players p
    where a.id = reached.id and a.odds = reached.odds and p.id = a.player_id
    returning a.*, (p.status <> 'active' or exists (
      select from restriction r where r.player_id = a.player_id and (r.until is null or r.until > ${at.toISOString()}::timestamptz)
    )) as is_restricted`,
  );
  return rows.filter(({ is_restricted: isRestricted }) => !isRestricted).map(toAlert);
}
