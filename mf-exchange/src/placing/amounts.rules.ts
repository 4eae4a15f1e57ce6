import { oddsProfit, rateProfit, type MarketKind, type Price, type Side } from '@site/api/contracts/exchange';
import type { Paisa } from '@site/api/money';

/** Profit and liability of a bet, in paisa. @see domain 2.2 to 2.4 */
export function winAndRisk(kind: MarketKind, side: Side, price: Price, stake: Paisa) {
  const profit = kind === 'odds' ? oddsProfit(stake, price) : rateProfit(stake, price);
  return side === 'back' || side === 'yes' ? { win: profit, risk: stake } : { win: stake, risk: profit };
}

/** Whether the player is better off with `now` than with `asked`; a lay and a NO gain by a lower price. */
export const isBetterPrice = (side: Side, now: Price, asked: Price) => (side === 'back' || side === 'yes' ? now > asked : now < asked);

/** A YES wants a low line, a NO a high one. */
export const isBetterRun = (side: Side, now: number, asked: number) => (side === 'yes' ? now < asked : now > asked);
