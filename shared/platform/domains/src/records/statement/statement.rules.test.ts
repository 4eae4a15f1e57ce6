import { statementMonths } from './statement.rules';

const monthsAt = (moment: string) => statementMonths(new Date(moment)).map(({ month }) => month);

it('names twelve months by their first day, the running one first, over the turn of the year', () => {
  expect(monthsAt('2026-03-15T12:00:00+06:00')).toEqual([
    '2026-03-01',
    '2026-02-01',
    '2026-01-01',
    '2025-12-01',
    '2025-11-01',
    '2025-10-01',
    '2025-09-01',
    '2025-08-01',
    '2025-07-01',
    '2025-06-01',
    '2025-05-01',
    '2025-04-01',
  ]);
});

it.each([
  ['2026-02-28T23:59:59+06:00', '2026-02-01'],
  ['2026-03-01T00:00:00+06:00', '2026-03-01'],
  // It is still February in London.
  ['2026-02-28T18:00:00Z', '2026-03-01'],
])('is in the month of Dhaka at %s', (moment, month) => expect(monthsAt(moment)[0]).toBe(month));

it('leaves no gap and no overlap between months', () => {
  const months = statementMonths(new Date('2026-03-15T12:00:00+06:00'));
  months.slice(1).forEach(({ until }, at) => expect(until).toEqual(months[at]?.from));
});
