import { oddsProfit, rateProfit, type MarketKind, type Price, type Side } from '@site/api/contracts/exchange';
import type { Paisa } from '@site/api/money';

/**
 * Profit and liability of a bet in paisa: a back or YES risks its stake, a lay or NO wins the stake and risks the profit of the other side.
 */
export function winAndRisk(kind: MarketKind, side: Side, price: Price, stake: Paisa) {
  const profit = kind === 'odds' ? oddsProfit(stake, price) : rateProfit(stake, price);
  return side === 'back' || side === 'yes' ? { win: profit, risk: stake } : { win: stake, risk: profit };
}

/** True if `now` is a better price for the player than `asked`; a lay or NO gains by a lower price. */
export const isBetterPrice = (side: Side, now: Price, asked: Price) => (side === 'back' || side === 'yes' ? now > asked : now < asked);

/** A YES gains by a low line, a NO by a high one. */
export const isBetterRun = (side: Side, now: number, asked: number) => (side === 'yes' ? now < asked : now > asked);
