import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import type { PlayerStatus } from '@site/platform-kit/base/player-status';
import type { Eligibility } from './withdrawals.policy';

type RawEligibility = Columns<'players', 'date_of_birth'> & {
  status: PlayerStatus;
  has_pending: boolean;
  has_active_turnover: boolean;
};

/** @returns true when a withdrawal to this account was ever paid out to the player */
export async function wasPaidTo(
  db: Executor,
  playerId: number,
  { methodName, accountNumber }: { methodName: string; accountNumber: string },
) {
  const { rows } = await db.execute(sql`
    select 1 from cash_transaction where player_id = ${playerId} and account_number = ${accountNumber} and method_name = ${methodName}
      and action = 'withdraw' and key = '1' limit 1`);
  return rows.length > 0;
}

/** Current facts for `eligibilityProblem`. */
export async function findEligibility(db: Executor, playerId: number): Promise<Omit<Eligibility, 'today' | 'hasVerifiedPhone'>> {
  const { rows } = await db.execute<RawEligibility>(sql`
    select status, date_of_birth::text,
      exists (select 1 from cash_transaction where player_id = p.id and action = 'withdraw' and key = '0') as has_pending,
      exists (select 1 from turnover_ticket where player_id = p.id and status = 'active') as has_active_turnover
    from players p where id = ${playerId}`);
  const [row] = rows;
  if (!row) throw new Error(`No player ${playerId}`);
  return {
    isBlocked: row.status !== 'active',
    birthday: row.date_of_birth,
    hasPending: row.has_pending,
    hasActiveTurnover: row.has_active_turnover,
  };
}
