import { priceOf } from '@site/api/contracts/exchange';
import type { Bet } from '@site/api/contracts/exchange';
import { sampleBet, waitingBet } from '../bets/bets.fixtures';
import { marketExposure } from './exposure.rules';
import type { BetDraft } from './slip.store';
import { fancyPick, samplePick } from './slip.fixtures';

const TWO = ['1', '2'];
const part = (stake: string, profit: string, liability: string) => ({ stake, odds: '2.00', profit, liability });
const backA = sampleBet();
const draft = (change: Partial<BetDraft> = {}): BetDraft => ({ pick: samplePick(), price: priceOf(2), stake: '1000', ...change });

it.each<[string, Bet[], BetDraft | null, bigint]>([
  ['nothing', [], null, 0n],
  ['M1: back A 1000 at 2.00', [backA], null, 100_000n],
  ['M1 from the slip', [], draft(), 100_000n],
  [
    'M2: then lay A 800 at 1.80 in the slip, which waits until it is matched',
    [backA],
    draft({ pick: samplePick({ side: 'lay' }), price: priceOf(1.8), stake: '800' }),
    100_000n,
  ],
  ['M2 matched', [backA, sampleBet({ side: 'lay', matched: part('800.00', '800.00', '640.00') })], null, 20_000n],
  [
    'M4: lay A 100 matched, back A 100 waiting',
    [
      sampleBet({ side: 'lay', matched: part('100.00', '100.00', '100.00') }),
      waitingBet({ waiting: { stake: '100.00', profit: '200.00', liability: '100.00' } }),
    ],
    null,
    10_000n,
  ],
])('of a market with runners: %s', (_, bets, added, exposure) => {
  expect(marketExposure(bets, TWO, added)).toBe(exposure);
});

it('of a line counts every result: YES 65 and NO 64 lose both at 64 (F1b)', () => {
  const no64 = sampleBet({ market_kind: 'fancy', side: 'no', run: '64', matched: part('1000.00', '1000.00', '1000.00') });
  expect(marketExposure([no64], [], { pick: fancyPick(), price: priceOf(100), stake: '1000' })).toBe(200_000n);
});
