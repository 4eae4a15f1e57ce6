import { dayBefore, dayOf, dhakaMidnight, monthOf, nextDay, nextMonth } from './dhaka-day';

it('returns days and months in Dhaka time', () => {
  expect(dayOf(new Date('2026-01-31T17:59:59Z'))).toBe('2026-01-31');
  expect(dayOf(new Date('2026-01-31T18:00:00Z'))).toBe('2026-02-01');
  expect(monthOf(new Date('2026-01-31T17:59:59Z'))).toBe('2026-01-01');
  expect(nextMonth('2026-12-01')).toBe('2027-01-01');
  expect(nextMonth('2026-09-01')).toBe('2026-10-01');
});

it('returns the days before and after across months and years', () => {
  expect(nextDay('2026-02-28')).toBe('2026-03-01');
  expect(nextDay('2025-12-31')).toBe('2026-01-01');
  expect(dayBefore('2026-03-01')).toBe('2026-02-28');
  expect(dayBefore('2026-01-01')).toBe('2025-12-31');
});

it('begins a day at midnight in Dhaka', () => {
  expect(dhakaMidnight('2026-02-01').toISOString()).toBe('2026-01-31T18:00:00.000Z');
});
