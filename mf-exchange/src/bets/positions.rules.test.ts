import { profitByRunner } from '@site/api/contracts/exchange';
import { sampleBet, waitingBet } from './bets.fixtures';
import { betsOfMarket, lineBetsOf, runnerBetsOf } from './positions.rules';

it('M2: nets a back and a lay of one runner', () => {
  const lay = sampleBet({ side: 'lay', odds: '1.80', matched: { stake: '800.00', odds: '1.80', profit: '800.00', liability: '640.00' } });
  expect(profitByRunner(['1', '2'], runnerBetsOf([sampleBet(), lay], 'matched'))).toEqual(
    new Map([
      ['1', 36_000n],
      ['2', -20_000n],
    ]),
  );
});

it('keeps waiting parts apart from matched parts', () => {
  expect(runnerBetsOf([waitingBet()], 'matched')).toEqual([]);
  expect(runnerBetsOf([waitingBet()], 'waiting')).toEqual([{ runner: '1', side: 'back', win: 100_000n, risk: 100_000n }]);
});

it('reads the line of a fancy bet and leaves bets on runners out', () => {
  const yes = sampleBet({ market_kind: 'fancy', side: 'yes', run: '65' });
  expect(lineBetsOf([yes, sampleBet()], 'matched')).toEqual([{ side: 'yes', line: 65, win: 100_000n, risk: 100_000n }]);
  expect(runnerBetsOf([yes], 'matched')).toEqual([]);
});

it('returns nothing for a market before the bets are loaded', () => {
  expect(betsOfMarket(undefined, '1')).toEqual([]);
});
