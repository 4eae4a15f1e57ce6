import { priceOf, printPrice, type Price } from './price';

it.each([
  [1.98, 198],
  ['1.98', 198],
  [92, 9200],
  [0.29, 29],
  ['1000', 100_000],
])('reads %j as %s hundredths', (wire, hundredths) => expect(priceOf(wire)).toBe(hundredths));

it.each([
  [1.98, 'odds', '1.98'],
  [2, 'odds', '2.00'],
  [130, 'odds', '130.00'],
  [92, 'bookmaker', '92'],
  [92.5, 'fancy', '92.5'],
] as const)('writes %s of %s as %s', (wire, kind, text) => expect(printPrice(priceOf(wire), kind)).toBe(text));

it('takes no other number for a price', () => {
  // @ts-expect-error: decimal odds are no hundredths
  const price: Price = 1.98;
  expect(price).toBe(1.98);
});
