import { GAME_TYPES } from '@site/api/contracts/catalogue';
import { paisa } from '@site/api/money';
import { levelAfterEarning, levelAtMonthEnd, levelName, milliVpFor, milliVpToTakeBack, multiplierPercent } from './vip.rules';

const vp = (points: number) => BigInt(points) * 1000n;

it.each([
  ['SLOT', 1000n],
  ['FH', 1000n],
  ['EGAME', 1000n],
  ['ARCADE', 1000n],
  ['BINGO', 500n],
  ['LOTTO', 500n],
  ['CRASH', 400n],
  ['LIVE', 400n],
  ['TABLE', 400n],
  ['POKER', 400n],
  ['SPORTS', 400n],
] as const)('gives for BDT 1 on %s %s milli-VP', (type, milli) => {
  expect(milliVpFor(paisa(100n), type, 0)).toBe(milli);
});

it('has a rate for every game type', () => {
  for (const type of GAME_TYPES) expect(milliVpFor(paisa(100n), type, 0)).toBeGreaterThan(0n);
});

it.each([
  [0, 'Normal', 100n],
  [1, 'Elite I', 100n],
  [3, 'Elite III', 100n],
  [4, 'Star I', 110n],
  [9, 'Master III', 120n],
  [12, 'Expert III', 135n],
  [13, 'Legend I', 150n],
  [15, 'Legend III', 150n],
])('names level %s %s and multiplies by %s percent', (level, name, percent) => {
  expect(levelName(level)).toBe(name);
  expect(multiplierPercent(level)).toBe(percent);
});

it('earns half more as a Legend', () => expect(milliVpFor(paisa(10_000n), 'SLOT', 15)).toBe(vp(150)));

it.each([
  ['stays Normal below the first threshold', 0, 9_999, 0],
  ['becomes Elite I at it', 0, 10_000, 1],
  ['skips levels at once', 0, 130_000, 5],
  ['does not fall within the month', 7, 0, 7],
  ['ends at Legend III', 3, 99_000_000, 15],
])('%s', (_name, level, experience, expected) => expect(levelAfterEarning(level, vp(experience))).toBe(expected));

it.each([
  ['falls one level at most', 7, 0, 6],
  ['stays with enough experience', 3, 40_000, 3],
  ['falls just below it', 3, 39_999, 2],
  ['does not fall below Normal', 0, 0, 0],
])('at month end: %s', (_name, level, experience, expected) => expect(levelAtMonthEnd(level, vp(experience))).toBe(expected));

it('takes back all points when no stake is left, else a proportional part', () => {
  expect(milliVpToTakeBack(999n, paisa(500n), paisa(500n))).toBe(999n);
  expect(milliVpToTakeBack(1000n, paisa(250n), paisa(1000n))).toBe(250n);
});
