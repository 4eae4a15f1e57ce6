import { priceOfHundredths, winAndRisk } from '@site/api/contracts/exchange';
import { paisa } from '@site/api/money';
import { isBetterPrice, isBetterRun } from './amounts.rules';

it.each([
  ['back at 2.00', 'odds', 'back', 200, 100_000n, { win: 100_000n, risk: 100_000n }],
  ['lay at 1.80 (M2)', 'odds', 'lay', 180, 80_000n, { win: 80_000n, risk: 64_000n }],
  ['33.33 at 1.37, rounded once (M7)', 'odds', 'back', 137, 3333n, { win: 1233n, risk: 3333n }],
  ['back 92 per 100 (K1)', 'bookmaker', 'back', 9200, 100_000n, { win: 92_000n, risk: 100_000n }],
  ['lay 95 per 100 (K2)', 'bookmaker', 'lay', 9500, 100_000n, { win: 100_000n, risk: 95_000n }],
  ['NO at 110 (F2)', 'fancy', 'no', 11_000, 100_000n, { win: 100_000n, risk: 110_000n }],
  ['YES at 90 (F3)', 'fancy', 'yes', 9000, 100_000n, { win: 90_000n, risk: 100_000n }],
  ['lottery at 850 (F9)', 'fancy', 'yes', 85_000, 10_000n, { win: 85_000n, risk: 10_000n }],
] as const)('returns profit and liability of a bet: %s', (_, kind, side, price, stake, amounts) => {
  expect(winAndRisk(kind, side, priceOfHundredths(price), paisa(stake))).toEqual(amounts);
});

it.each([
  ['back', 200, 198, true],
  ['back', 196, 198, false],
  ['lay', 196, 198, true],
  ['lay', 200, 198, false],
  ['yes', 10_000, 9000, true],
  ['no', 10_000, 11_000, true],
] as const)('a %s at %i instead of %i is better: %s', (side, now, asked, isBetter) => {
  expect(isBetterPrice(side, priceOfHundredths(now), priceOfHundredths(asked))).toBe(isBetter);
});

it('takes a lower line as better for YES and a higher one for NO', () => {
  expect(isBetterRun('yes', 64, 65)).toBe(true);
  expect(isBetterRun('yes', 66, 65)).toBe(false);
  expect(isBetterRun('no', 66, 65)).toBe(true);
});
