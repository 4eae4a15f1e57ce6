import { paisa, type Paisa } from '@site/api/money';
import { share } from './money';
import type { Price } from './price';

/**
 * Commission in paisa on the net winnings of one player in one market; a loss costs nothing.
 * @param rate per ten thousand: 2 % is 200.
 */
export const commission = (net: Paisa, rate: bigint) => (net > 0n ? share(net, rate, 10_000n) : paisa(0n));

/** Profit in paisa of a backer when `winners` runners share the win; it may be below zero. */
export const deadHeatProfit = (stake: Paisa, odds: Price, winners: number) =>
  paisa(share(stake, BigInt(odds), 100n * BigInt(winners)) - stake);

/**
 * Bet that makes both outcomes equal: the opposing side, at its best price, with its stake in paisa. Null when they are equal already.
 * @param bestOdds decimal odds in hundredths.
 */
export function hedge(ifWins: Paisa, ifLoses: Paisa, bestOdds: number): { side: 'back' | 'lay'; stake: Paisa } | null {
  const gap = paisa(ifWins - ifLoses);
  if (gap === 0n) return null;
  return { side: gap > 0n ? 'lay' : 'back', stake: share(gap > 0n ? gap : paisa(-gap), 100n, BigInt(bestOdds)) };
}
