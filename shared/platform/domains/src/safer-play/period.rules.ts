import type { LimitPeriod } from '@site/api/contracts/safer-play';
import { dayOf, dhakaMidnight, monthOf, nextMonth } from '@site/platform-kit/time/dhaka-day';

const DAY_MS = 86_400_000;
const ROLLING_MS = { day: DAY_MS, week: 7 * DAY_MS };

/** First moment that counts now. A moment exactly 24 hours or 7 days ago does not count any more. */
export const periodStart = (period: LimitPeriod, now: Date): Date =>
  period === 'month' ? dhakaMidnight(monthOf(now)) : new Date(now.getTime() - ROLLING_MS[period] + 1);

/** Time from which an entry of that moment no longer counts. */
export const periodEnd = (period: LimitPeriod, moment: Date): Date =>
  period === 'month' ? dhakaMidnight(nextMonth(monthOf(moment))) : new Date(moment.getTime() + ROLLING_MS[period]);

/** Same day and time in Dhaka after so many calendar months; the last day of the month when it has no such day. */
export function monthsAfter(moment: Date, months: number): Date {
  const [year = 0, month = 0, day = 0] = dayOf(moment).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const target = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
  const intoTheDay = moment.getTime() - dhakaMidnight(dayOf(moment)).getTime();
  return new Date(dhakaMidnight(target).getTime() + intoTheDay);
}
