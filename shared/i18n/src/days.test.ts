import { byDay, nameOfDay } from './days';

const NOON = Date.parse('2026-11-20T06:00:00.000Z');

it('parts records at midnight in Dhaka', () => {
  const rows = ['2026-11-19T18:00:00.000Z', '2026-11-19T17:59:59.000Z', '2026-11-19T10:00:00.000Z'];
  expect(byDay(rows, (row) => row).map(({ rows: ofDay }) => ofDay.length)).toEqual([1, 2]);
});

it.each([
  ['Today', '2026-11-19T18:00:00.000Z'],
  ['Yesterday', '2026-11-19T17:59:59.000Z'],
  ['Yesterday', '2026-11-19'],
  [null, '2026-11-18T17:59:59.000Z'],
])('calls a day %s', (name, moment) => {
  expect(nameOfDay(moment, NOON)).toBe(name);
});
