import { paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { executePrepared } from '@site/platform-kit/data/prepared';
import { rowsOf } from '@site/platform-kit/data/rows';
import type { AutoCashOutChange, AutoCashOutRow } from './auto-cash-out';

type RawAutoCashOut = Columns<'exchange_auto_cash_out'> & Pick<AutoCashOutRow, 'state' | 'reason' | 'problem'>;

const paisaOrNull = (text: string | null) => (text === null ? null : paisa(BigInt(text)));

const toAutoCashOut = (row: RawAutoCashOut): AutoCashOutRow => ({
  id: Number(row.id),
  playerId: Number(row.player_id),
  marketId: row.market_id,
  eventId: row.event_id,
  target: paisaOrNull(row.target),
  stop: paisaOrNull(row.stop),
  state: row.state,
  reason: row.reason,
  problem: row.problem,
  betId: row.bet_id === null ? null : Number(row.bet_id),
  result: paisaOrNull(row.result),
  activeAt: new Date(row.active_at),
  endedAt: momentOrNull(row.ended_at),
});

export type NewAutoCashOut = Pick<AutoCashOutRow, 'playerId' | 'marketId' | 'eventId' | 'target' | 'stop' | 'activeAt'>;

/** Arms an order of the player in the market, or changes the armed one. Requires the lock on the market. */
export async function saveArmed(tx: Executor, order: NewAutoCashOut, at: Date): Promise<AutoCashOutRow> {
  const { rows } = await tx.execute<RawAutoCashOut>(sql`
    insert into exchange_auto_cash_out (player_id, market_id, event_id, target, stop, state, armed_at, active_at)
    values (${order.playerId}, ${order.marketId}, ${order.eventId}, ${order.target}::bigint, ${order.stop}::bigint, 'armed',
      ${at.toISOString()}, ${order.activeAt.toISOString()})
    on conflict (market_id, player_id) where state = 'armed' do update set target = excluded.target, stop = excluded.stop,
      armed_at = excluded.armed_at, active_at = excluded.active_at, problem = null
    returning *`);
  const [row] = rows;
  if (!row) throw new Error('The automatic cash-out was not written');
  return toAutoCashOut(row);
}

/** The newest order of the player in each market. */
export async function listNewest(db: Executor, playerId: number, eventId: string | null): Promise<AutoCashOutRow[]> {
  const { rows } = await db.execute<RawAutoCashOut>(sql`
    select distinct on (market_id) * from exchange_auto_cash_out
    where player_id = ${playerId} and event_id = coalesce(${eventId}::text, event_id) order by market_id, id desc`);
  return rows.map(toAutoCashOut);
}

const ended = (state: 'cancelled' | 'ended', reason: AutoCashOutRow['reason'], at: Date) =>
  sql`update exchange_auto_cash_out set state = ${state}, reason = ${reason}, problem = null, ended_at = ${at.toISOString()} where state = 'armed'`;

/** @returns null when none is armed */
export async function cancelArmed(db: Executor, playerId: number, marketId: string, at: Date): Promise<AutoCashOutRow | null> {
  const { rows } = await db.execute<RawAutoCashOut>(
    sql`${ended('cancelled', 'cancelled', at)} and player_id = ${playerId} and market_id = ${marketId} returning *`,
  );
  return rows[0] ? toAutoCashOut(rows[0]) : null;
}

/** Ends all armed orders of a player who may not bet any more. */
export async function endArmedOf(db: Executor, playerId: number, at: Date) {
  await db.execute(sql`${ended('ended', 'restricted', at)} and player_id = ${playerId}`);
}

/** Ends all armed orders of a market with a result. Requires the lock on the market. */
export async function endArmedIn(tx: Executor, marketId: string, at: Date) {
  await tx.execute(sql`${ended('ended', 'closed', at)} and market_id = ${marketId}`);
}

/** An armed order in a turn, with a flag for players who may not bet any more. */
export interface ArmedOrder extends AutoCashOutRow {
  isRestricted: boolean;
}

/** Locks the armed orders of the market, the oldest first. Requires the lock on the market. */
export async function lockArmed(tx: Executor, marketId: string, at: Date): Promise<ArmedOrder[]> {
  const { rows } = await executePrepared<RawAutoCashOut & { is_restricted: boolean }>(
    tx,
    sql`
    select a.*, (p.status <> 'active' or exists (
      select from restriction r where r.player_id = a.player_id and (r.until is null or r.until > ${at.toISOString()}::timestamptz)
    )) as is_restricted
    from exchange_auto_cash_out a join players p on p.id = a.player_id
    where a.market_id = ${marketId} and a.state = 'armed' order by a.id for update of a`,
  );
  return rows.map((row) => ({ ...toAutoCashOut(row), isRestricted: row.is_restricted }));
}

/** Writes the changes of a turn. Requires the locks on these orders. */
export async function saveChanges(tx: Executor, changes: readonly AutoCashOutChange[], at: Date) {
  if (!changes.length) return;
  const columns = { id: 'bigint', state: 'text', reason: 'text', problem: 'text', betId: 'bigint', result: 'bigint' };
  await executePrepared(
    tx,
    sql`
    update exchange_auto_cash_out a set state = now.state, reason = now.reason, problem = now.problem, bet_id = now."betId",
      result = now.result, ended_at = case when now.state = 'armed' then null else ${at.toISOString()}::timestamptz end
    from ${rowsOf('now', columns, changes, 'once')} where a.id = now.id`,
  );
}
