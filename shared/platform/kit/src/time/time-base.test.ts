import { seeded } from '../secrets/seeded';
import { bestOf, correct, errorAt, type TimeBase, type TimeSample } from './time-base';

const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);
/** True distance of the database's clock from the steady one, which drifts as fast as a computer's clock may. */
const DISTANCE_MS = 1_790_000_000_000;
const distanceAt = (steadyAt: number) => DISTANCE_MS + steadyAt * 0.0001;

/** @param way part of the round trip that the question takes */
const sampleAt = (sentAt: number, tripMs: number, way: number, setMs = 0): TimeSample => {
  const readAt = sentAt + tripMs * way;
  return { sentAt, databaseAt: readAt + distanceAt(readAt) + setMs, receivedAt: sentAt + tripMs };
};
const wrongBy = (base: TimeBase, steadyAt: number, setMs = 0) => Math.abs(base.offsetMs - distanceAt(steadyAt) - setMs);

it(`is never wrong by more than it says, for answers of any length (FUZZ_SEED=${SEED})`, () => {
  const random = seeded(SEED);
  for (let run = 0; run < 200; run++) {
    let base: TimeBase | null = null;
    for (let at = 0, nth = 0; nth < 50; nth++) {
      at += random() * 20_000;
      const sample = sampleAt(at, random() ** 4 * 2000, random());
      base = correct(base, sample);
      at = sample.receivedAt;
      const later = at + random() * 10_000;
      // One microsecond for the arithmetic of numbers of this size.
      for (const moment of [at, later]) expect(wrongBy(base, moment)).toBeLessThanOrEqual(errorAt(base, moment) + 0.001);
    }
  }
});

it('keeps what a fast answer told when slow ones follow', () => {
  const base = correct(null, sampleAt(0, 1, 0.5));
  expect(correct(base, sampleAt(10_000, 1500, 1))).toMatchObject({ offsetMs: base.offsetMs });
});

it('follows a database whose clock was set', () => {
  const base = correct(correct(null, sampleAt(0, 1, 0.5)), sampleAt(10_000, 1, 0.5, 5000));
  expect(wrongBy(base, 10_000, 5000)).toBeLessThanOrEqual(1);
});

it('takes the shortest of several round trips', () => {
  const samples = [sampleAt(0, 40, 0.5), sampleAt(50, 2, 0.5), sampleAt(60, 9, 0.5)];
  expect(bestOf(samples)).toBe(samples[1]);
  expect(bestOf([])).toBeUndefined();
});
