import { paisaOfTaka } from '@site/api/money';
import { oddsProfit, priceOf, priceOfHundredths } from '@site/api/contracts/exchange';
import { matchOrder } from './matching.rules';

it('M8: fills the best prices first, at the price of the waiting order, and the rest waits at the limit', () => {
  const lays = [
    [1, 200, 1000],
    [2, 199, 300],
    [3, 197, 900],
  ].map(([id = 0, odds = 0, stake = 0]) => ({ id, odds: priceOfHundredths(odds), stake: paisaOfTaka(stake), playerId: null }));
  const { fills, left } = matchOrder('back', priceOf(1.98), paisaOfTaka(1500), 9, lays);
  expect(fills).toEqual([
    { restingId: 1, odds: 200, stake: paisaOfTaka(1000) },
    { restingId: 2, odds: 199, stake: paisaOfTaka(300) },
  ]);
  expect(left).toBe(paisaOfTaka(200));
  expect(fills.map(({ odds, stake }) => oddsProfit(stake, odds))).toEqual([paisaOfTaka(1000), paisaOfTaka(297)]);
});
