import { nextAttempt, pauseMs } from './reconnect.rules';

beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0.5));
afterEach(() => jest.restoreAllMocks());

it.each([
  [0, 0, 1000],
  [3, 0, 8000],
  [9, 0, 30_000],
  [9, 20, 30_000],
  [0, 20, 25_000],
])('waits after %i failures in a row, and %i s that the platform requested, %i ms', (attempt, retryAfterS, expected) =>
  expect(pauseMs(attempt, retryAfterS)).toBe(expected),
);

it('counts from 0 after a stream that was open long enough, and goes on counting after one that was not', () => {
  expect(nextAttempt(4, 10_000)).toBe(0);
  expect(nextAttempt(4, 9_999)).toBe(5);
});
