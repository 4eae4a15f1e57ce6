import { paisa } from '@site/api/money';
import { cashbackFor, weekOf, weekRange } from './cashback.rules';

const RULE = { exchangePercent: 10, casinoPercent: 5, least: paisa(1000n), most: paisa(50_000n) };

it.each([
  ['a share of each kind', 20_000n, 10_000n, 2500n],
  ['a win of one kind leaves the loss of the other', -90_000n, 30_000n, 1500n],
  ['rounded down to the paisa', 10_009n, 0n, 1000n],
  ['exactly the least', 10_000n, 0n, 1000n],
  ['less than the least', 9999n, 0n, 0n],
  ['at most the most', 9_000_000n, 0n, 50_000n],
  ['nothing for a win', -1n, -1n, 0n],
])('%s', (_name, exchange, casino, amount) => {
  expect(cashbackFor(RULE, { exchange: paisa(exchange), casino: paisa(casino) })).toBe(amount);
});

it.each([
  ['2026-01-11T17:59:59.999Z', '2026-01-05'],
  ['2026-01-11T18:00:00.000Z', '2026-01-12'],
  ['2026-01-18T17:59:59.999Z', '2026-01-12'],
  ['2025-12-31T20:00:00.000Z', '2025-12-29'],
])('the week of %s begins on Monday %s in Dhaka', (moment, week) => {
  expect(weekOf(new Date(moment))).toBe(week);
  const { from, until } = weekRange(week);
  expect(from <= new Date(moment) && new Date(moment) < until).toBe(true);
});
