import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { totalOf, type TierReward } from './reward.rules';

export interface NewReward {
  playerId: number;
  day: string;
  tiers: readonly TierReward[];
  at: Date;
}

const list = (values: readonly (bigint | number)[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    ', ',
  )}]`;

/** @returns false when the day was paid before */
export async function insertReward(tx: Executor, { playerId, day, tiers, at }: NewReward): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into referral_reward (player_id, day, turnovers, rates, rewards, amount, created_at)
    values (${playerId}, ${day}, ${list(tiers.map(({ turnover }) => turnover))}::bigint[], ${list(tiers.map(({ rate }) => rate))}::smallint[],
      ${list(tiers.map(({ reward }) => reward))}::bigint[], ${totalOf(tiers)}, ${at.toISOString()})
    on conflict do nothing`);
  return rowCount === 1;
}

/** Marks all unclaimed rewards as claimed. */
export async function markClaimed(tx: Executor, playerId: number, at: Date) {
  await tx.execute(sql`update referral_reward set claimed_at = ${at.toISOString()} where player_id = ${playerId} and claimed_at is null`);
}

export interface RewardRow {
  day: string;
  tiers: TierReward[];
  amount: Paisa;
  isClaimed: boolean;
}

type RawReward = Columns<'referral_reward', 'day' | 'turnovers' | 'rates' | 'rewards' | 'amount'> & { is_claimed: boolean };

/** Newest first. */
export async function listRewards(
  db: Executor,
  playerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<RewardRow[]> {
  const { rows } = await db.execute<RawReward>(sql`
    select day::text as day, turnovers, rates, rewards, amount, claimed_at is not null as is_claimed from referral_reward
    where player_id = ${playerId} order by day desc limit ${limit} offset ${offset}`);
  return rows.map(({ day, turnovers, rates, rewards, amount, is_claimed: isClaimed }) => ({
    day,
    tiers: turnovers.map((turnover, at) => ({
      turnover: paisa(BigInt(turnover)),
      rate: rates[at] ?? 0,
      reward: paisa(BigInt(rewards[at] ?? 0)),
    })),
    amount: paisa(BigInt(amount)),
    isClaimed,
  }));
}

export async function countRewards(db: Executor, playerId: number): Promise<number> {
  const { rows } = await db.execute<{ total: string }>(sql`select count(*) as total from referral_reward where player_id = ${playerId}`);
  return Number(rows[0]?.total);
}
