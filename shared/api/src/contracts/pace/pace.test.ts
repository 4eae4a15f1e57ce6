import { jittered, retryPauseMs } from '@site/api/contracts/pace';

const PACE = { firstMs: 1000, longestMs: 30_000 };
const withRandom = <T>(random: number, work: () => T) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  return work();
};
afterEach(() => jest.restoreAllMocks());

it.each([
  [0, 0, 500],
  [0, 1, 1500],
  [3, 0.5, 8000],
  [9, 0, 15_000],
  [9, 1, 45_000],
])('waits, after %i earlier failures and with the random number %d, %i ms', (failed, random, expected) =>
  expect(withRandom(random, () => retryPauseMs({ ...PACE, failed }))).toBe(expected),
);

it.each([
  [0, 20_000],
  [1, 30_000],
])('never comes back before the time that the platform requested, and not all pages at that time (%d)', (random, expected) =>
  expect(withRandom(random, () => retryPauseMs({ ...PACE, failed: 0, retryAfterS: 20 }))).toBe(expected),
);

it('spreads 1,000 pages that lost the platform in one moment over a second', () => {
  const pauses = Array.from({ length: 1000 }, () => jittered(1000));
  const perTenth = Array.from({ length: 10 }, (_, tenth) => pauses.filter((ms) => Math.floor((ms - 500) / 100) === tenth).length);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(500);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(1500);
  expect(Math.max(...perTenth)).toBeLessThan(200);
});
