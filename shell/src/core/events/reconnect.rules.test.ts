import { nextAttempt, pauseMs } from './reconnect.rules';

it.each([
  [0, 0, 500],
  [0, 1, 1500],
  [3, 0.5, 8000],
  [9, 0, 15_000],
  [9, 1, 45_000],
])('after %i failures in a row and with the random number %d waits %i ms', (attempt, random, expected) =>
  expect(pauseMs(attempt, random)).toBe(expected),
);

it('counts from 0 after a stream that was open long enough, and goes on counting after one that was not', () => {
  expect(nextAttempt(4, 10_000)).toBe(0);
  expect(nextAttempt(4, 9_999)).toBe(5);
});
