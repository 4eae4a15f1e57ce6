import { monthsAfter, periodEnd, periodStart } from './period.rules';

const at = (moment: string) => new Date(moment);
const shown = (moment: Date) => moment.toISOString();

it.each([
  ['the last second of January in Dhaka', '2026-01-31T23:59:59+06:00', '2026-01-01T00:00:00+06:00'],
  ['the first second of February in Dhaka', '2026-02-01T00:00:00+06:00', '2026-02-01T00:00:00+06:00'],
  ['new year in Dhaka, still the old year in London', '2025-12-31T18:00:00Z', '2026-01-01T00:00:00+06:00'],
  ['the last second of the old year in Dhaka', '2025-12-31T17:59:59Z', '2025-12-01T00:00:00+06:00'],
])('a month begins at midnight in Dhaka: %s', (_name, now, start) => {
  expect(periodStart('month', at(now))).toEqual(at(start));
});

it.each([
  ['2026-01-31T23:59:59+06:00', '2026-02-01T00:00:00+06:00'],
  ['2026-12-31T23:59:59+06:00', '2027-01-01T00:00:00+06:00'],
  ['2026-02-01T00:00:00+06:00', '2026-03-01T00:00:00+06:00'],
])('an event at %s leaves its month at %s', (moment, end) => {
  expect(periodEnd('month', at(moment))).toEqual(at(end));
});

it.each(['day', 'week'] as const)('of the last %s counts a moment until it is exactly that long ago, also across midnight', (period) => {
  const moment = at('2026-01-31T23:59:59+06:00');
  const end = periodEnd(period, moment);
  expect(end.getTime() - moment.getTime()).toBe({ day: 24, week: 168 }[period] * 3_600_000);
  expect(periodStart(period, new Date(end.getTime() - 1)) <= moment).toBe(true);
  expect(periodStart(period, end) > moment).toBe(true);
});

it.each([
  ['six months', '2026-01-15T12:00:00+06:00', 6, '2026-07-15T12:00:00+06:00'],
  ['from a day that the month does not have to its last', '2026-08-31T09:30:15.250+06:00', 6, '2027-02-28T09:30:15.250+06:00'],
  ['to a leap day', '2027-08-30T00:00:00+06:00', 6, '2028-02-29T00:00:00+06:00'],
  ['by the day in Dhaka, where London is a day behind', '2026-01-31T23:00:00Z', 6, '2026-07-31T23:00:00Z'],
  ['a year from a leap day', '2028-02-29T23:59:59+06:00', 12, '2029-02-28T23:59:59+06:00'],
  ['five years', '2026-11-30T10:00:00Z', 60, '2031-11-30T10:00:00Z'],
])('counts calendar months: %s', (_name, moment, months, end) => {
  expect(shown(monthsAfter(at(moment), months))).toBe(shown(at(end)));
});
