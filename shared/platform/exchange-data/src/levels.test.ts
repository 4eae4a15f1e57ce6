import { paisaOfTaka } from '@site/api/money';
import { priceOf, priceOfHundredths } from '@site/api/contracts/exchange';
import { bestLevels } from './levels';

const house = [
  { odds: priceOf(2), size: paisaOfTaka(1000) },
  { odds: priceOf(1.99), size: paisaOfTaka(300) },
];
const taken = (size: number, quote: number) => [
  { selection: 'A', side: 'back' as const, odds: priceOf(2), quote, taken: paisaOfTaka(size) },
];
const lay = (odds: number, size: number, selection = 'A') => ({
  selection,
  side: 'lay' as const,
  odds: priceOfHundredths(odds),
  size: paisaOfTaka(size),
});

it('merges the orders of players into the levels of the house, best first, three in all', () => {
  expect(bestLevels('back', 'A', house, 1, { taken: [], waiting: [lay(202, 50), lay(199, 40), lay(198, 10), lay(197, 5)] })).toEqual([
    { price: 2.02, size: 50 },
    { price: 2, size: 1000 },
    { price: 1.99, size: 340 },
  ]);
});

it('subtracts the matched part of a level until the next quote', () => {
  expect(bestLevels('back', 'A', house, 7, { taken: taken(400, 7), waiting: [] })[0]).toEqual({ price: 2, size: 600 });
  expect(bestLevels('back', 'A', house, 7, { taken: taken(1000, 7), waiting: [] })[0]).toEqual({ price: 1.99, size: 300 });
  expect(bestLevels('back', 'A', house, 8, { taken: taken(1000, 7), waiting: [] })[0]).toEqual({ price: 2, size: 1000 });
});

it('offers waiting backs to layers, the lowest first, and none of other runners', () => {
  const waiting = [lay(199, 40), { ...lay(210, 70), side: 'back' as const }, { ...lay(205, 70, 'B'), side: 'back' as const }];
  expect(bestLevels('lay', 'A', [{ odds: priceOf(2.12), size: paisaOfTaka(9) }], 1, { taken: [], waiting })).toEqual([
    { price: 2.1, size: 70 },
    { price: 2.12, size: 9 },
  ]);
});
