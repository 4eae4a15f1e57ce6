import fc from 'fast-check';
import { dateOf } from './ticks';
import { joined, stateIn, stopIn, type StopWindow } from './windows';

const window: fc.Arbitrary<StopWindow> = fc
  .record({
    from: fc.integer({ min: 0, max: 60 }),
    length: fc.integer({ min: 1, max: 20 }),
    state: fc.constantFrom('BALL_RUNNING', 'SUSPENDED', 'CLOSED'),
  })
  .map(({ from, length, state }) => ({ from, to: from + length, state }));
const RANK = ['OPEN', 'BALL_RUNNING', 'SUSPENDED', 'CLOSED'];

it('finds at every second the strongest of the active stops', () => {
  fc.assert(
    fc.property(fc.array(window, { maxLength: 8 }), fc.integer({ min: 0, max: 90 }), (windows, second) => {
      const holding = windows.filter(({ from, to }) => from <= second && second < to).map(({ state }) => RANK.indexOf(state));
      expect(stateIn(joined(windows), second)).toBe(RANK[Math.max(0, ...holding)]);
    }),
  );
});

it('finds the first stop between two moments, to the millisecond', () => {
  fc.assert(
    fc.property(
      fc.array(window, { maxLength: 6 }),
      fc.integer({ min: 0, max: 80_000 }),
      fc.integer({ min: 0, max: 3000 }),
      (windows, fromMs, lengthMs) => {
        const stops = joined(windows);
        const moments = Array.from({ length: lengthMs }, (_, index) => stateIn(stops, Math.floor((fromMs + index + 1) / 1000)));
        const first = moments.find((state) => state !== 'OPEN') ?? null;
        expect(stopIn(stops, new Date(fromMs), new Date(fromMs + lengthMs))).toBe(first);
      },
    ),
    { numRuns: 60 },
  );
});

it('has stops without an end', () => {
  const stops = joined([{ from: 10, to: Infinity, state: 'CLOSED' }]);
  expect(stateIn(stops, 1e12)).toBe('CLOSED');
  expect(stopIn(stops, dateOf(100), dateOf(101))).toBe('CLOSED');
  expect(stopIn(stops, dateOf(1), dateOf(9))).toBeNull();
});
