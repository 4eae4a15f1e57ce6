import { oddsProfit } from '@site/api/contracts/exchange';
import { matchOrder } from './matching.rules';

const taka = (amount: number) => BigInt(Math.round(amount * 100));

it('M8: the best prices first, at the price of who waits, the rest waits at the limit', () => {
  const lays = [
    [1, 200, 1000],
    [2, 199, 300],
    [3, 197, 900],
  ].map(([id = 0, odds = 0, stake = 0]) => ({ id, odds, stake: taka(stake), playerId: null }));
  const { fills, left } = matchOrder('back', 198, taka(1500), 9, lays);
  expect(fills).toEqual([
    { restingId: 1, odds: 200, stake: taka(1000) },
    { restingId: 2, odds: 199, stake: taka(300) },
  ]);
  expect(left).toBe(taka(200));
  expect(fills.map(({ odds, stake }) => oddsProfit(stake, odds))).toEqual([taka(1000), taka(297)]);
});
