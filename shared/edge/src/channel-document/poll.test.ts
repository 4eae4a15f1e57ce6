import { createPauses } from './poll';

const POLL = { everyMs: 1_000, awayMs: 3_000 };

it('asks less often while the store does not answer, and as before when it answers again', () => {
  const pauseAfter = createPauses(POLL, () => 0.5);
  expect([false, false, true, true, true, true, false].map(pauseAfter)).toEqual([1_000, 1_000, 2_000, 3_000, 3_000, 3_000, 1_000]);
});

it('spreads the looks of many edges that began at the same moment', () => {
  const edges = Array.from({ length: 100 }, () => createPauses(POLL));
  const firstLooks = edges.map((pauseAfter) => pauseAfter(false));
  const tenth = firstLooks.filter((at) => at >= 950 && at < 1_050);
  expect(Math.min(...firstLooks)).toBeGreaterThanOrEqual(800);
  expect(Math.max(...firstLooks)).toBeLessThanOrEqual(1_200);
  expect(tenth.length).toBeLessThan(60);
});
