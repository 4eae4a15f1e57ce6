import { paisa, type Paisa } from '@site/api/money';
import type { Price } from './price';
import type { MarketKind, Side } from './rules';

/** Part of an amount in paisa: `round(amount * by / per)`, half up; for amounts of zero and more. */
export const share = (amount: Paisa, by: bigint, per: bigint) => paisa((2n * amount * by + per) / (2n * per));

/** Profit in paisa of a backer of `stake` at decimal odds; the same number is the layer's liability. */
export const oddsProfit = (stake: Paisa, odds: Price) => share(stake, BigInt(odds - 100), 100n);

/** Profit in paisa on `stake` at a price or rate per 100. */
export const rateProfit = (stake: Paisa, rate: Price) => share(stake, BigInt(rate), 10_000n);

/**
 * Profit and liability of a bet in paisa: a back or YES risks its stake, a lay or NO wins the stake and risks the profit of the other side.
 */
export function winAndRisk(kind: MarketKind, side: Side, price: Price, stake: Paisa) {
  const profit = kind === 'odds' ? oddsProfit(stake, price) : rateProfit(stake, price);
  return side === 'back' || side === 'yes' ? { win: profit, risk: stake } : { win: stake, risk: profit };
}
