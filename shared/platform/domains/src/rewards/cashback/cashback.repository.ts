import { CASHBACK_WEEKS_LISTED } from '@site/api/contracts/rewards';
import { paisa, type Paisa } from '@site/api/money';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { sql } from '@site/platform-kit/data/sql';
import { weekRange, type CashbackRule, type WeekLosses } from './cashback.rules';

interface CashbackWeek extends CashbackRule {
  isFinished: boolean;
}

/** The week with the rule that it began with: `rule`, if nobody began it before. */
export async function startWeek(db: Executor, week: string, rule: CashbackRule, at: Date): Promise<CashbackWeek> {
  await db.execute(sql`
    insert into cashback_week (week, exchange_percent, casino_percent, least, most, started_at)
    values (${week}, ${rule.exchangePercent}, ${rule.casinoPercent}, ${rule.least}, ${rule.most}, ${at.toISOString()}) on conflict do nothing`);
  const { rows } = await db.execute<Columns<'cashback_week'>>(sql`select * from cashback_week where week = ${week}`);
  const [row] = rows;
  if (!row) throw new Error(`Week ${week} is gone`);
  return {
    exchangePercent: row.exchange_percent,
    casinoPercent: row.casino_percent,
    least: paisa(BigInt(row.least)),
    most: paisa(BigInt(row.most)),
    isFinished: row.finished_at !== null,
  };
}

export async function finishWeek(db: Executor, week: string, at: Date) {
  await db.execute(sql`update cashback_week set finished_at = coalesce(finished_at, ${at.toISOString()}) where week = ${week}`);
}

/** The next players who have played in the week and have no row for it; ids in order. */
export async function listUnpaidPlayers(db: Executor, week: string, after: number, limit: number): Promise<number[]> {
  const { from, until } = weekRange(week);
  const { rows } = await db.execute<{ player_id: string }>(sql`
    select distinct player_id from (
      select player_id from exchange_settlement
        where settled_at >= ${from.toISOString()}::timestamptz and settled_at < ${until.toISOString()}::timestamptz
      union all select player_id from bet_day where day >= ${week}::date and day < ${week}::date + 7
    ) played
    where player_id > ${after} and not exists (select from cashback c where c.player_id = played.player_id and c.week = ${week}::date)
    order by player_id limit ${limit}`);
  return rows.map((row) => Number(row.player_id));
}

/** The rows of both tables are written with the journals of the play, and have an index by time, which journals do not. */
export async function readLosses(db: Executor, playerId: number, week: string): Promise<WeekLosses> {
  const { from, until } = weekRange(week);
  const { rows } = await db.execute<{ exchange: string; casino: string }>(sql`
    select (select coalesce(-sum(net), 0) from exchange_settlement where player_id = ${playerId}
        and settled_at >= ${from.toISOString()}::timestamptz and settled_at < ${until.toISOString()}::timestamptz) as exchange,
      (select coalesce(sum(bet_amount - win_amount), 0) from bet_day
        where player_id = ${playerId} and day >= ${week}::date and day < ${week}::date + 7) as casino`);
  return { exchange: paisa(BigInt(rows[0]?.exchange ?? 0)), casino: paisa(BigInt(rows[0]?.casino ?? 0)) };
}

interface NewCashback {
  playerId: number;
  week: string;
  losses: WeekLosses;
  amount: Paisa;
  at: Date;
}

/** @returns false when the player has a row for the week */
export async function insertCashback(tx: Executor, { playerId, week, losses, amount, at }: NewCashback): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into cashback (player_id, week, exchange_loss, casino_loss, amount, created_at)
    values (${playerId}, ${week}, ${losses.exchange}, ${losses.casino}, ${amount}, ${at.toISOString()}) on conflict do nothing`);
  return rowCount === 1;
}

/** Weeks with a payment, the newest first. */
export async function listPayments(db: Executor, playerId: number): Promise<{ week: string; amount: Paisa; at: Date }[]> {
  const { rows } = await db.execute<{ week: string; amount: string; created_at: string }>(sql`
    select week::text as week, amount, created_at from cashback where player_id = ${playerId} and amount > 0
    order by week desc limit ${CASHBACK_WEEKS_LISTED}`);
  return rows.map((row) => ({ week: row.week, amount: paisa(BigInt(row.amount)), at: new Date(row.created_at) }));
}
