import { dayOf } from '../time/dhaka-day';
import type { PeriodRange } from '../time/record-period';
import { sql, type SQL } from './sql';

/** Condition on a timestamp column. */
export function isWithin(column: SQL, { from, until }: PeriodRange): SQL {
  const isStarted = sql`${column} >= ${from.toISOString()}::timestamptz`;
  return until ? sql`(${isStarted} and ${column} < ${until.toISOString()}::timestamptz)` : isStarted;
}

/** Condition on a date column, for a range that begins and ends at midnight. */
export function isWithinDays(column: SQL, { from, until }: PeriodRange): SQL {
  const isStarted = sql`${column} >= ${dayOf(from)}::date`;
  return until ? sql`(${isStarted} and ${column} < ${dayOf(until)}::date)` : isStarted;
}
