import { STATEMENT_MONTHS } from '@site/api/contracts/records';
import { paisa, type Paisa } from '@site/api/money';
import { dhakaMidnight, monthOf, nextMonth } from '@site/platform-kit/time/dhaka-day';

/** One calendar month in Asia/Dhaka. */
export interface MonthRange {
  /** First day, such as `2026-01-01`. */
  month: string;
  from: Date;
  /** First moment of the next month. */
  until: Date;
}

/** Money in paisa, and the time of play. */
export interface Sums {
  deposits: Paisa;
  withdrawals: Paisa;
  bonuses: Paisa;
  stakes: Paisa;
  wins: Paisa;
  /** Seconds. */
  playedS: number;
}

export const NOTHING: Sums = {
  deposits: paisa(0n),
  withdrawals: paisa(0n),
  bonuses: paisa(0n),
  stakes: paisa(0n),
  wins: paisa(0n),
  playedS: 0,
};

/** The running month first. */
export function statementMonths(now: Date): MonthRange[] {
  const months = [rangeOf(monthOf(now))];
  while (months.length < STATEMENT_MONTHS) months.push(rangeOf(monthBefore(months[months.length - 1]?.from ?? now)));
  return months;
}

const rangeOf = (month: string): MonthRange => ({ month, from: dhakaMidnight(month), until: dhakaMidnight(nextMonth(month)) });

/** First day of the month before. @param from first moment of a month */
const monthBefore = (from: Date) => monthOf(new Date(from.getTime() - 1));

export const addSums = (a: Sums, b: Partial<Sums>): Sums => ({
  deposits: paisa(a.deposits + (b.deposits ?? 0n)),
  withdrawals: paisa(a.withdrawals + (b.withdrawals ?? 0n)),
  bonuses: paisa(a.bonuses + (b.bonuses ?? 0n)),
  stakes: paisa(a.stakes + (b.stakes ?? 0n)),
  wins: paisa(a.wins + (b.wins ?? 0n)),
  playedS: a.playedS + (b.playedS ?? 0),
});
