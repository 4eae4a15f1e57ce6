import { isOnLadder } from '@site/api/contracts/exchange';
import fc from 'fast-check';
import { levelsAround } from './levels';

const probability = fc.double({ min: 0.0011, max: 0.9889, noNaN: true });
const depth = fc.double({ min: 0, max: 1, noNaN: true });

it('EXCHANGE-013, 027: offers three levels a side around the fair odds, on the ladder, and never crossed', () => {
  fc.assert(
    fc.property(probability, depth, fc.string(), (chance, busy, seed) => {
      const { back, lay } = levelsAround(chance, { seed, depth: busy });
      const backs = back.map(({ odds }) => odds);
      const lays = lay.map(({ odds }) => odds);
      for (const odds of [...backs, ...lays]) expect(isOnLadder(odds)).toBe(true);
      expect(backs).toEqual([...backs].sort((one, other) => other - one));
      expect(lays).toEqual([...lays].sort((one, other) => one - other));
      expect(Math.max(...backs)).toBeLessThanOrEqual(100 / chance);
      expect(Math.min(...lays)).toBeGreaterThan(100 / chance);
    }),
  );
});

it('lets nobody win for sure by backing, or by laying, every runner', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.02, max: 0.98, noNaN: true }), depth, (chance, busy) => {
      const [one, other] = [chance, 1 - chance].map((own) => levelsAround(own, { seed: 'a match', depth: busy }));
      const sum = (side: 'back' | 'lay') => [one, other].reduce((all, levels) => all + 100 / (levels?.[side][0]?.odds ?? NaN), 0);
      expect(sum('back')).toBeGreaterThanOrEqual(1 - 1e-9);
      expect(sum('lay')).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});

it('has sizes of BDT 2,000 to 200,000, and larger ones in a busier market', () => {
  const sizes = (busy: number) =>
    Array.from({ length: 60 }, (_, index) => levelsAround(0.4, { seed: `tick ${index}`, depth: busy })).flatMap(({ back, lay }) =>
      [...back, ...lay].map(({ size }) => Number(size) / 100),
    );
  const mean = (list: number[]) => list.reduce((sum, size) => sum + size, 0) / list.length;
  for (const size of [...sizes(0), ...sizes(1)]) {
    expect(size).toBeGreaterThanOrEqual(2000);
    expect(size).toBeLessThanOrEqual(200_000);
  }
  expect(mean(sizes(1))).toBeGreaterThan(5 * mean(sizes(0)));
});

it('has no price beyond the ends of the ladder', () => {
  expect(levelsAround(0.999, { seed: '', depth: 1 }).back).toEqual([]);
  expect(levelsAround(0.0001, { seed: '', depth: 1 }).lay).toEqual([]);
});
