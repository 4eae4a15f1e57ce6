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

/** By market, the number of bets that count or wait. */
export async function countOpenBets(db: Executor, marketIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ market_id: string; open: number }>(sql`
    select market_id, count(*)::int as open from exchange_bet
    where market_id = any(${marketIds}::text[]) and state in ('PLACED', 'UNMATCHED', 'PARTIAL', 'MATCHED') group by market_id`);
  return new Map(rows.map(({ market_id: id, open }) => [id, open]));
}
