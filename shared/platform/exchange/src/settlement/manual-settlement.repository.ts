import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import type { OperatorOverride } from '../markets/effective-market';

/** @param held null ends the override */
export async function saveOverride(tx: Executor, marketId: string, held: OperatorOverride['held'], at: Date) {
  const now = sql`${at.toISOString()}::timestamptz`;
  await tx.execute(sql`
    update exchange_market set held = ${held}, held_at = ${held === null ? null : at.toISOString()}::timestamptz,
      -- What was stopped until now is remembered: a bet from before that waits for its delay was in the middle of it.
      stopped_at = case when held in ('SUSPENDED', 'BALL_RUNNING') then ${now} else stopped_at end
    where id = ${marketId}`);
}

/** By market, the number of bets that count or wait. */
export async function countOpenBets(db: Executor, marketIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ market_id: string; open: number }>(sql`
    select market_id, count(*)::int as open from exchange_bet
    where market_id = any(${marketIds}::text[]) and state in ('PLACED', 'UNMATCHED', 'PARTIAL', 'MATCHED') group by market_id`);
  return new Map(rows.map(({ market_id: id, open }) => [id, open]));
}
