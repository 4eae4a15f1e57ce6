import { nextAttempt, pauseMs } from './reconnect.rules';

it.each([
  [0, 0, 500],
  [0, 1, 1500],
  [3, 0.5, 8000],
  [9, 0, 15_000],
  [9, 1, 45_000],
])('after %i failures in a row and with the luck of %d waits %i ms', (attempt, random, expected) =>
  expect(pauseMs(attempt, random)).toBe(expected),
);

it('begins anew after a stream that stood, and goes on counting after one that did not', () => {
  expect(nextAttempt(4, 10_000)).toBe(0);
  expect(nextAttempt(4, 9_999)).toBe(5);
});
