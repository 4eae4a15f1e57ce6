import { testSource } from '../testing';
import { remembered } from './remembered';
import { seededRandom } from './seeded-random';
import { tickAt, wobble } from './ticks';

const SECONDS = Array.from({ length: 120 }, (_, index) => 1_800_000_000 + index);

it('returns the same numbers for the same parts, and others for other parts', () => {
  const take = (...parts: (string | number)[]) => Array.from({ length: 5 }, seededRandom(...parts));
  expect(take('match', 7)).toEqual(take('match', 7));
  expect(take('match', 7)).not.toEqual(take('match', 8));
  expect(take('match7')).not.toEqual(take('match', 7));
});

it('begins a tick at a fixed interval, and when something happens', () => {
  const ticks = SECONDS.map((second) => tickAt(second, 4, 'row'));
  expect(new Set(ticks).size).toBeLessThanOrEqual(31);
  expect(ticks).toEqual([...ticks].sort((one, other) => one - other));
  for (const [index, tick] of ticks.entries()) expect((SECONDS[index] ?? 0) - tick).toBeLessThan(4);
  expect(tickAt(1_800_000_050, 600, 'row', 1_800_000_049)).toBe(1_800_000_049);
});

it('moves smoothly', () => {
  const { noise } = testSource('match');
  const path = SECONDS.map((second) => wobble(noise, 'row', second, 30));
  for (const [index, value] of path.entries()) {
    expect(Math.abs(value)).toBeLessThanOrEqual(1);
    if (index > 0) expect(Math.abs(value - (path[index - 1] ?? 0))).toBeLessThan(0.11);
  }
});

it('caches the last few values and computes the others again', () => {
  const make = jest.fn((key: number) => ({ key }));
  const of = remembered(2, make);
  const first = of(1);
  of(2);
  expect(of(1)).toBe(first);
  of(3);
  expect(of(1)).toBe(first);
  expect(of(2)).toEqual({ key: 2 });
  expect(make.mock.calls.map(([key]) => key)).toEqual([1, 2, 3, 2]);
});
