import fc from 'fast-check';
import { evenLine, openLine, pricesPer100, ratesAt, yesOnly } from './rates';

const probability = fc.double({ min: 0.005, max: 0.995, noNaN: true });

it('pays below the fair price per 100 and charges above it', () => {
  fc.assert(
    fc.property(probability, (chance) => {
      const fair = 10_000 * (1 / chance - 1);
      const { back, lay } = pricesPer100(chance, 0.02);
      if (back !== null) expect(back).toBeLessThanOrEqual(fair);
      if (lay !== null) expect(lay).toBeGreaterThanOrEqual(fair);
      if (back !== null && lay !== null) expect(lay).toBeGreaterThan(back);
    }),
  );
});

it('quotes both sides of an even match close to 100', () => {
  expect(pricesPer100(0.5, 0.02)).toEqual({ back: 9800, lay: 10_200 });
});

it('keeps a margin on both sides of every line', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 0.92, noNaN: true }), (chance) => {
      const { yesRate, noRate } = ratesAt(36, chance, 0.08);
      const [yes, no] = [(yesRate ?? 0) / 10_000, (noRate ?? 0) / 10_000];
      expect(chance * yes).toBeLessThan(1 - chance);
      expect(1 - chance).toBeLessThan(chance * no);
    }),
  );
});

it('offers no price on both sides of a nearly certain outcome', () => {
  expect([ratesAt(36, 0.97, 0.08).yes, ratesAt(36, 0.03, 0.08).no]).toEqual([null, null]);
});

it('leaves a gap of one run between open lines, and none when the rates differ', () => {
  expect(openLine(64.2)).toEqual({ no: 64, noRate: 10_000, yes: 65, yesRate: 10_000 });
  const { no, yes, noRate, yesRate } = evenLine(50.4, 15, 0.09);
  expect([no, yes]).toEqual([51, 51]);
  expect(noRate).toBeGreaterThan(yesRate ?? Infinity);
});

it('offers only YES on a draw: 850 per 100 on one digit of ten', () => {
  expect(yesOnly(0.1, 0.05)).toEqual({ no: null, noRate: null, yes: 1, yesRate: 85_000 });
  expect(yesOnly(0.99, 0.05).yes).toBeNull();
  expect(yesOnly(0.001, 0.05).yes).toBeNull();
});
