import type { ALL, RecordPeriod } from '@site/api/contracts/site';
import { dayOf, dhakaMidnight } from './dhaka-day';

export interface PeriodRange {
  /** Inclusive start. */
  from: Date;
  /** Exclusive end; null: no end. */
  until: Date | null;
}

// Dhaka has no summer time: every day has 24 hours.
const DAY_MS = 86_400_000;

/** All records. */
export const EVER = { from: dhakaMidnight('1970-01-01'), until: null } satisfies PeriodRange;

/**
 * Range of a date filter of the records: calendar days in Asia/Dhaka, or the last seven times 24 hours.
 * @see RECORDS-018
 */
export function periodRange(date: RecordPeriod | typeof ALL | undefined, now: Date): PeriodRange {
  const today = dhakaMidnight(dayOf(now));
  switch (date) {
    case 0:
      return { from: today, until: null };
    case 1:
      return { from: before(today, 1), until: today };
    case 7:
      return { from: before(now, 7), until: null };
    default:
      return EVER;
  }
}

/** One calendar day in Asia/Dhaka, `2026-01-31`. */
export function dayRange(day: string) {
  const from = dhakaMidnight(day);
  return { from, until: before(from, -1) } satisfies PeriodRange;
}

/** The part of a day that lies in a period; empty when they do not overlap. */
export function dayWithin(day: string, period: PeriodRange) {
  const { from, until } = dayRange(day);
  const start = later(from, period.from);
  return { from: start, until: later(start, period.until && period.until < until ? period.until : until) } satisfies PeriodRange;
}

const later = (a: Date, b: Date) => (a > b ? a : b);

const before = (moment: Date, days: number) => new Date(moment.getTime() - days * DAY_MS);
