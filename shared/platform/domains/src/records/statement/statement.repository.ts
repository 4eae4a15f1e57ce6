import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { playerCash, playerRewards, system } from '#ledger';
import type { MonthRange, Sums } from './statement.rules';

/** Sums of one source by month, the running month first. */
type SumsByMonth<K extends keyof Sums> = Promise<Pick<Sums, K>[]>;

const monthsOf = (months: readonly MonthRange[]) => sql`
  (values ${sql.join(
    months.map(({ month, from, until }) => sql`(${month}::date, ${from.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz)`),
    ', ',
  )}) as month (first_day, from_at, until_at)`;

/** Requests by the time of their approval, because the money moves then. */
export async function sumRequests(
  db: Executor,
  playerId: number,
  months: readonly MonthRange[],
): SumsByMonth<'deposits' | 'withdrawals' | 'bonuses'> {
  const { rows } = await db.execute<Record<'deposits' | 'withdrawals' | 'bonuses', string>>(sql`
    select coalesce(deposits, 0) as deposits, coalesce(withdrawals, 0) as withdrawals, coalesce(bonuses, 0) as bonuses
    from ${monthsOf(months)} left join lateral (
      select sum(amount) filter (where action = 'deposit') as deposits, sum(amount) filter (where action = 'withdraw') as withdrawals,
        sum(bonus + rebate) as bonuses
      from cash_transaction where player_id = ${playerId} and key = '1' and decided_at >= from_at and decided_at < until_at
    ) as moved on true order by first_day desc`);
  return rows.map((row) => ({
    deposits: paisa(BigInt(row.deposits)),
    withdrawals: paisa(BigInt(row.withdrawals)),
    bonuses: paisa(BigInt(row.bonuses)),
  }));
}

/** Deposits less withdrawals since the account was opened. */
export async function sumNetDeposits(db: Executor, playerId: number): Promise<Paisa> {
  const { rows } = await db.execute<{ net: string }>(sql`
    select coalesce(sum(case action when 'deposit' then amount else -amount end), 0) as net
    from cash_transaction where player_id = ${playerId} and key = '1'`);
  return paisa(BigInt(rows[0]?.net ?? 0));
}

/** Kinds of journals that count as a bonus. Money that the house took back does not reduce it. */
const GIFTS = ['grant', 'vip_conversion', 'referral_claim', 'cashback', 'tournament_prize', 'mission_prize'];

/** The player's part of the accounts that gifts come from. They hold few postings, while every bet is in the main wallet. */
const giversOf = (playerId: number) =>
  [system('ADJUSTMENT', playerId), system('VIP_EXPENSE', playerId), system('BONUS_EXPENSE', playerId), playerRewards(playerId)].map(
    ({ key }) => key,
  );

export async function sumGifts(db: Executor, playerId: number, months: readonly MonthRange[]): SumsByMonth<'bonuses'> {
  const { rows } = await db.execute<{ bonuses: string }>(sql`
    with gift as materialized (
      select j.created_at, cash.amount
      from account giver join posting p on p.account_id = giver.id
      join journal j on j.id = p.journal_id and j.kind = any(${GIFTS}::text[])
      join posting cash on cash.journal_id = j.id and cash.account_id = (select id from account where key = ${playerCash(playerId).key})
      where giver.key = any(${giversOf(playerId)}::text[]) and cash.amount > 0
    )
    select coalesce(sum(amount), 0) as bonuses
    from ${monthsOf(months)} left join gift on created_at >= from_at and created_at < until_at group by first_day order by first_day desc`);
  return rows.map(({ bonuses }) => ({ bonuses: paisa(BigInt(bonuses)) }));
}

/** Games by the day of settlement; a later correction counts in the month in which it was made. */
export async function sumRounds(db: Executor, playerId: number, months: readonly MonthRange[]): SumsByMonth<'stakes' | 'wins'> {
  const { rows } = await db.execute<Record<'stakes' | 'wins', string>>(sql`
    select coalesce(stakes, 0) as stakes, coalesce(wins, 0) as wins
    from ${monthsOf(months)} left join lateral (
      select sum(bet_amount) as stakes, sum(win_amount) as wins from bet_day
      where player_id = ${playerId} and day >= first_day and day < first_day + interval '1 month'
    ) as played on true order by first_day desc`);
  return rows.map(({ stakes, wins }) => ({ stakes: paisa(BigInt(stakes)), wins: paisa(BigInt(wins)) }));
}

/** Settled markets of the exchange; `wins` is the stake plus the net result after commission. */
export async function sumExchange(db: Executor, playerId: number, months: readonly MonthRange[]): SumsByMonth<'stakes' | 'wins'> {
  const { rows } = await db.execute<Record<'stakes' | 'wins', string>>(sql`
    select coalesce(stakes, 0) as stakes, coalesce(stakes + net, 0) as wins
    from ${monthsOf(months)} left join lateral (
      select sum(stake) as stakes, sum(net) as net from exchange_settlement
      where player_id = ${playerId} and settled_at >= from_at and settled_at < until_at
    ) as settled on true order by first_day desc`);
  return rows.map(({ stakes, wins }) => ({ stakes: paisa(BigInt(stakes)), wins: paisa(BigInt(wins)) }));
}

/** Time of the play sessions that began in the month. */
export async function sumPlayed(db: Executor, playerId: number, months: readonly MonthRange[]): SumsByMonth<'playedS'> {
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select coalesce(seconds, 0)::int as seconds
    from ${monthsOf(months)} left join lateral (
      select sum(extract(epoch from last_at - started_at)) as seconds from play_session
      where player_id = ${playerId} and started_at >= from_at and started_at < until_at
    ) as played on true order by first_day desc`);
  return rows.map(({ seconds }) => ({ playedS: seconds }));
}
