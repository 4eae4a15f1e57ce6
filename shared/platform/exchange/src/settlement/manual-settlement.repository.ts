import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import type { OperatorOverride } from '../markets/effective-market';

/**
 * Overrides the state of the market at the moment `now`, or just after its last change and after the requests of its open bets, if that is
 * later: the clock of this process may be behind, and a bet that was asked before a stop must count as such. Requires the lock on the market.
 * @param held null ends the override
 */
export async function saveOverride(tx: Executor, marketId: string, held: OperatorOverride['held'], now: Date) {
  await tx.execute(sql`
    update exchange_market set held = ${held}, held_at = case when ${held}::text is null then null else moment.at end,
      -- What was stopped until now is remembered: a bet from before that waits for its delay was in the middle of it.
      stopped_at = case when ${held}::text in ('SUSPENDED', 'BALL_RUNNING') then moment.at else stopped_at end,
      turned_at = moment.at, book_version = book_version + 1
    from (
      select greatest(${now.toISOString()}::timestamptz, m.turned_at, (
        select max(b.asked_at) + interval '1 millisecond' from exchange_bet b
        where b.market_id = m.id and b.state in ('PLACED', 'UNMATCHED', 'PARTIAL')
      )) as at from exchange_market m where m.id = ${marketId}
    ) as moment where exchange_market.id = ${marketId}`);
}

/** One settlement of a market, as it was paid. */
export interface PaidSettlement {
  settlement: number;
  at: Date;
  players: number;
  /** Sum that it moved into the wallets; negative when they lost. */
  net: Paisa;
}

/** Settlements of a market, the newest first. */
export async function listSettlements(db: Executor, marketId: string): Promise<PaidSettlement[]> {
  const { rows } = await db.execute<{ settlement: number; at: string; players: number; net: string }>(sql`
    select settlement, max(settled_at) as at, count(*)::int as players, sum(net) as net
    from exchange_settlement where market_id = ${marketId} group by settlement order by settlement desc`);
  return rows.map(({ settlement, at, players, net }) => ({ settlement, at: new Date(at), players, net: paisa(BigInt(net)) }));
}
