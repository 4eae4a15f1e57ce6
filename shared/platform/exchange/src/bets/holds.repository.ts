import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { executePrepared } from '@site/platform-kit/data/prepared';
import { rowsOf } from '@site/platform-kit/data/rows';

/** Holds of each player: in this market, and in all markets together. */
export async function readHolds(tx: Executor, marketId: string, playerIds: readonly number[]) {
  const { rows } = await executePrepared<{ player_id: string; here: string; held: string }>(
    tx,
    sql`
    select player_id, coalesce(sum(amount) filter (where market_id = ${marketId}), 0) as here, sum(amount) as held
    from hold where player_id = any(${playerIds}::bigint[]) group by player_id`,
  );
  return new Map(rows.map((row) => [Number(row.player_id), { here: paisa(BigInt(row.here)), held: paisa(BigInt(row.held)) }]));
}

/** Requires the row locks on the players' wallets. */
export async function saveHolds(tx: Executor, marketId: string, holds: readonly { playerId: number; amount: Paisa }[]) {
  if (!holds.length) return;
  await executePrepared(
    tx,
    sql`
    insert into hold (player_id, market_id, amount)
    select "playerId", ${marketId}, amount from ${rowsOf('held', { playerId: 'bigint', amount: 'bigint' }, holds, 'once')}
    on conflict (player_id, market_id) do update set amount = excluded.amount`,
  );
}

export interface HeldMarket {
  marketId: string;
  eventId: string;
  eventName: string;
  marketName: string;
  amount: Paisa;
}

type RawHeldMarket = Columns<'hold', 'market_id' | 'amount'> & Columns<'exchange_market', 'event_id' | 'event_name' | 'name'>;

/** The player's markets with a hold, largest hold first. */
export async function listHolds(db: Executor, playerId: number): Promise<HeldMarket[]> {
  const { rows } = await db.execute<RawHeldMarket>(sql`
    select h.market_id, m.event_id, m.event_name, m.name, h.amount from hold h join exchange_market m on m.id = h.market_id
    where h.player_id = ${playerId} and h.amount > 0 order by h.amount desc, h.market_id`);
  return rows.map((row) => ({
    marketId: row.market_id,
    eventId: row.event_id,
    eventName: row.event_name,
    marketName: row.name,
    amount: paisa(BigInt(row.amount)),
  }));
}
