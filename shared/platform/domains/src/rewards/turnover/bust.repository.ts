import type { Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { executePrepared } from '@site/platform-kit/data/prepared';

/** A player's cash, including money held for withdrawals and money in game wallets. */
const OWN_MONEY = sql`owner = 'player' and (kind in ('CASH', 'HELD') or kind like 'PROVIDER:%')`;

/** True for a player with active tickets and less money than `below`. Called after every settled round. */
export async function isAlmostEmpty(tx: Executor, playerId: number, below: Paisa): Promise<boolean> {
  const { rows } = await executePrepared(
    tx,
    sql`
    select 1 where exists (select 1 from turnover_ticket where player_id = ${playerId} and status = 'active')
      and (select coalesce(sum(balance_cached), 0) from account where player_id = ${playerId} and ${OWN_MONEY}) < ${below}`,
  );
  return rows.length > 0;
}

/** Those of the players for whom `isAlmostEmpty` is true. */
export async function listAlmostEmpty(tx: Executor, playerIds: readonly number[], below: Paisa): Promise<number[]> {
  const { rows } = await tx.execute<Columns<'turnover_ticket', 'id'>>(sql`
    select id from unnest(${playerIds}::bigint[]) as player (id)
    where exists (select 1 from turnover_ticket where player_id = player.id and status = 'active')
      and (select coalesce(sum(balance_cached), 0) from account
        where account.player_id = player.id and ${OWN_MONEY}) < ${below}`);
  return rows.map(({ id }) => Number(id));
}

/** True with bets in unsettled rounds, or open bets at the exchange. A hedged bet counts although it holds no money. */
export async function hasOpenBets(tx: Executor, playerId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from exchange_bet where player_id = ${playerId} and state in ('PLACED', 'UNMATCHED', 'PARTIAL', 'MATCHED')
    union all
    select 1 from open_round o join seamless_transaction t on t.session_id = o.session_id and t.round_id = o.round_id
      where o.player_id = ${playerId} and t.action = 'bet' and t.state = 'done'
    limit 1`);
  return rows.length > 0;
}

/** @returns ids of the tickets that were active */
export async function completeTickets(tx: Executor, playerId: number, at: Date): Promise<number[]> {
  const { rows } = await tx.execute<Columns<'turnover_ticket', 'id'>>(sql`
    update turnover_ticket set remaining = 0, status = 'complete', updated_at = ${at.toISOString()}
    where player_id = ${playerId} and status = 'active' returning id`);
  return rows.map(({ id }) => Number(id));
}
