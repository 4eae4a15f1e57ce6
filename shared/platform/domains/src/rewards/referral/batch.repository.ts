import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { EVER, type PeriodRange } from '@site/platform-kit/time/record-period';
import { downlines, isProven, likeness, turnoverOf, turnoverUpTo, type DownlineRequirements } from './downlines.repository';

/** Days up to `last` whose rewards are not paid yet, the oldest first. */
export async function listOpenDays(db: Executor, last: string, days: number): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select d::date::text as day from generate_series(${last}::date - ${days - 1}::int, ${last}::date, interval '1 day') d
    where not exists (select from referral_batch b where b.day = d::date and b.finished_at is not null) order by d`);
  return rows.map(({ day }) => day);
}

export async function startBatch(db: Executor, day: string, at: Date) {
  await db.execute(sql`insert into referral_batch (day, started_at) values (${day}, ${at.toISOString()}) on conflict do nothing`);
}

export async function finishBatch(db: Executor, day: string, at: Date) {
  await db.execute(sql`update referral_batch set finished_at = coalesce(finished_at, ${at.toISOString()}) where day = ${day}`);
}

/** The next players who have referred somebody and are not paid for the day; ids in order. */
export async function listUnpaid(db: Executor, day: string, after: number, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct p.referred_by as id from players p where p.referred_by > ${after}
    and not exists (select from referral_reward r where r.player_id = p.referred_by and r.day = ${day}) order by 1 limit ${limit}`);
  return rows.map(({ id }) => Number(id));
}

export interface PlayedDownline {
  referrerId: number;
  id: number;
  depth: number;
  turnover: Paisa;
  /** Reason why the downline is not paid for; null when it is. */
  reason: 'device' | 'phone' | null;
}

type RawPlayed = { referrer_id: string; id: string; depth: number; turnover: string; reason: PlayedDownline['reason'] };

/** Active downlines of the given players that played in the period. A downline must be active at the end of the period. */
export async function listPlayed(
  db: Executor,
  referrers: readonly number[],
  period: PeriodRange,
  requirements: DownlineRequirements,
): Promise<PlayedDownline[]> {
  const soFar = { ...EVER, until: period.until };
  const { rows } = await db.execute<RawPlayed>(sql`
    with recursive ${downlines((referrer) => sql`${referrer} = any(${referrers}::bigint[])`)}, played as materialized (
      select d.id, ${turnoverOf(sql`d.id`, period)} as turnover from (select distinct id from downline) d
    ), active as materialized (
      select id, turnover from played where turnover > 0 and ${isProven(sql`played.id`, requirements, soFar)}
        and ${turnoverUpTo(sql`played.id`, period.until)} >= ${requirements.turnover}
    )
    select d.referrer_id, d.id, d.depth, a.turnover, ${likeness(sql`d.referrer_id`, sql`d.id`)} as reason
    from active a join downline d using (id) order by d.referrer_id, d.id`);
  return rows.map((row) => ({
    referrerId: Number(row.referrer_id),
    id: Number(row.id),
    depth: row.depth,
    turnover: paisa(BigInt(row.turnover)),
    reason: row.reason,
  }));
}

/** @returns false when the downline was flagged before */
export async function addFlag(tx: Executor, { referrerId, id, reason }: PlayedDownline, at: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into referral_flag (player_id, downline_id, reason, created_at) values (${referrerId}, ${id}, ${reason}, ${at.toISOString()})
    on conflict do nothing`);
  return rowCount === 1;
}
