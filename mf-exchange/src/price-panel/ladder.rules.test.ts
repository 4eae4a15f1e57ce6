import { priceOf, type Price } from '@site/api/contracts/exchange';
import { sampleBet, sampleRunner } from '#fixtures';
import { waitingBet } from '../bets/bets.fixtures';
import { middleOf, ownStakeAt, pricesAround, turned } from './ladder.rules';

const odds = (prices: readonly Price[]) => prices.map((price) => price / 100);

it('shows seven prices on each side of the middle, by the steps of the odds', () => {
  expect(odds(pricesAround(priceOf(1.98)))).toEqual([2.1, 2.08, 2.06, 2.04, 2.02, 2, 1.99, 1.98, 1.97, 1.96, 1.95, 1.94, 1.93, 1.92, 1.91]);
  expect(odds(pricesAround(priceOf(1.02)))).toEqual([1.09, 1.08, 1.07, 1.06, 1.05, 1.04, 1.03, 1.02, 1.01]);
  expect(odds(pricesAround(priceOf(990)))).toEqual([1000, 990, 980, 970, 960, 950, 940, 930, 920]);
});

it('turns by half of its rows, and stops at the ends of all odds', () => {
  expect(turned(priceOf(1.98), 'higher')).toBe(priceOf(2.1));
  expect(turned(priceOf(1.03), 'lower')).toBe(priceOf(1.01));
});

it('is at the best back, else at the best lay, else at the last match', () => {
  const runner = sampleRunner('1', 'Dhaka Deltas', 1.98, 1.99);
  expect(middleOf(runner)).toBe(198);
  expect(middleOf({ ...runner, availableToBack: [] })).toBe(199);
  expect(middleOf({ ...runner, availableToBack: [], availableToLay: [], lastTraded: 2.5 })).toBe(250);
  expect(middleOf({ ...runner, availableToBack: [], availableToLay: [] })).toBeNull();
});

it('adds up the own orders that wait at a price, and leaves out those that nobody can cancel', () => {
  const bets = [
    waitingBet({ bet_id: '1' }),
    waitingBet({ bet_id: '2', state: 'PARTIAL' }),
    waitingBet({ bet_id: '3', state: 'PLACED' }),
    waitingBet({ bet_id: '4', side: 'lay' }),
    waitingBet({ bet_id: '5', odds: '2.02' }),
    sampleBet({ bet_id: '6' }),
  ];
  expect(ownStakeAt(bets, 'back', priceOf(2))).toEqual({ side: 'back', price: 200, stake: 200_000n, ids: ['1', '2'] });
  expect(ownStakeAt(bets, 'lay', priceOf(2))?.ids).toEqual(['4']);
  expect(ownStakeAt(bets, 'back', priceOf(2.04))).toBeNull();
});
