import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { EVER } from '@site/platform-kit/time/record-period';
import { playerRewards } from '#ledger';
import { downlines, isProven, likeness, turnoverUpTo, type DownlineRequirements } from './downlines.repository';

/** Players at one depth below a player. */
export interface DepthRow {
  depth: number;
  players: number;
  active: number;
  /** Turnover of the active players since they joined. */
  turnover: Paisa;
}

/** The player's own code for new players. */
export async function findReferralCode(db: Executor, playerId: number): Promise<string> {
  const { rows } = await db.execute<Columns<'players', 'referral_code'>>(sql`select referral_code from players where id = ${playerId}`);
  const [row] = rows;
  if (!row) throw new Error(`Player ${playerId} is gone`);
  return row.referral_code;
}

/** The depths that have players, the nearest first. */
export async function listDepths(db: Executor, playerId: number, requirements: DownlineRequirements): Promise<DepthRow[]> {
  const { rows } = await db.execute<{ depth: number; players: number; active: number; turnover: string }>(sql`
    with recursive ${downlines((referrer) => sql`${referrer} = ${playerId}`)}, known as materialized (
      select d.depth, case when ${isProven(sql`d.id`, requirements, EVER)} and ${likeness(sql`d.referrer_id`, sql`d.id`)} is null
        then ${turnoverUpTo(sql`d.id`, null)} end as turnover
      from downline d
    )
    select depth, count(*)::int as players, count(*) filter (where turnover >= ${requirements.turnover})::int as active,
      coalesce(sum(turnover) filter (where turnover >= ${requirements.turnover}), 0) as turnover
    from known group by depth order by depth`);
  return rows.map((row) => ({ ...row, turnover: paisa(BigInt(row.turnover)) }));
}

export interface RewardSums {
  waiting: Paisa;
  /** All rewards ever given, claimed or not. */
  lifetime: Paisa;
}

export async function sumRewards(db: Executor, playerId: number): Promise<RewardSums> {
  const { rows } = await db.execute<{ waiting: string; lifetime: string }>(sql`
    select coalesce(sum(p.amount), 0) as waiting, coalesce(sum(p.amount) filter (where j.kind <> 'referral_claim'), 0) as lifetime
    from account a join posting p on p.account_id = a.id join journal j on j.id = p.journal_id where a.key = ${playerRewards(playerId).key}`);
  return { waiting: paisa(BigInt(rows[0]?.waiting ?? 0)), lifetime: paisa(BigInt(rows[0]?.lifetime ?? 0)) };
}
