import { RECORD_PERIOD_VALUES } from '@site/api/contracts/site';
import { dayWithin, periodRange, type PeriodRange } from './record-period';

const now = new Date('2026-03-10T15:00:00+06:00');
const isIn = ({ from, until }: PeriodRange, moment: string) => new Date(moment) >= from && (until === null || new Date(moment) < until);

it.each([
  ['today begins at midnight in Dhaka', 0, '2026-03-10T00:00:00+06:00', true],
  ['today does not hold the second before', 0, '2026-03-09T23:59:59+06:00', false],
  ['yesterday ends with its last second', 1, '2026-03-09T23:59:59+06:00', true],
  ['yesterday does not hold midnight', 1, '2026-03-10T00:00:00+06:00', false],
  ['yesterday begins at its midnight', 1, '2026-03-09T00:00:00+06:00', true],
  ['yesterday does not hold the day before', 1, '2026-03-08T23:59:59+06:00', false],
  ['seven days hold 6 d 23 h ago', 7, '2026-03-03T16:00:00+06:00', true],
  ['seven days hold 7 d ago to the second', 7, '2026-03-03T15:00:00+06:00', true],
  ['seven days do not hold 7 d 1 h ago', 7, '2026-03-03T14:00:00+06:00', false],
] as const)('RECORDS-018: %s', (_name, date, moment, expected) => {
  expect(isIn(periodRange(date, now), moment)).toBe(expected);
});

it('RECORDS-018: counts by the day in Dhaka while London is a day behind', () => {
  const justPast = new Date('2026-03-09T18:00:00Z');
  expect(periodRange(0, justPast)).toEqual({ from: justPast, until: null });
  expect(periodRange(1, justPast)).toEqual({ from: new Date('2026-03-08T18:00:00Z'), until: justPast });
});

it.each([-1, undefined] as const)('includes every moment with %p', (date) => {
  expect(isIn(periodRange(date, now), '1999-01-01T00:00:00Z')).toBe(true);
  expect(isIn(periodRange(date, now), '2100-01-01T00:00:00Z')).toBe(true);
});

it('returns one day of a period', () => {
  const day = dayWithin('2026-03-09', periodRange(7, now));
  expect(day).toEqual({ from: new Date('2026-03-09T00:00:00+06:00'), until: new Date('2026-03-10T00:00:00+06:00') });
  expect(dayWithin('2026-03-03', periodRange(7, now)).from).toEqual(new Date('2026-03-03T15:00:00+06:00'));
});

it.each(RECORD_PERIOD_VALUES)('returns nothing for a day outside the period %p', (date) => {
  for (const day of ['0000-01-01', '2026-03-01']) {
    const { from, until } = dayWithin(day, periodRange(date, now));
    expect(until).toEqual(from);
  }
});
