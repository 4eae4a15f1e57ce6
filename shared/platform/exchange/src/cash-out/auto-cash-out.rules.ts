import { cashOutOf, isLevel, profitByRunner, type CashOutMarket, type CashOutOffer, type RunnerBet } from '@site/api/contracts/exchange';
import type { Paisa } from '@site/api/money';
import type { AutoCashOutRow } from './auto-cash-out';

/**
 * Meaning of the prices of this moment for an armed order. `wait`: nothing is reached, or the market takes no bets. `level`: all outcomes are
 * equal. `reached`: the target or the stop is reached; `offer` is null when the book does not hold the size, or the stake is not within the
 * limits.
 */
export type OrderVerdict = { is: 'wait' } | { is: 'level' } | { is: 'reached'; reason: 'target' | 'stop'; offer: CashOutOffer | null };

type Limits = Pick<AutoCashOutRow, 'target' | 'stop'>;

export function verdictOf(market: CashOutMarket, matched: readonly RunnerBet[], order: Limits): OrderVerdict {
  if (!market.isOpen) return { is: 'wait' };
  const ids = market.runners.map(({ id }) => id);
  if (isLevel(profitByRunner(ids, matched), matched)) return { is: 'level' };
  const offer = cashOutOf(market, matched);
  const worth = offer ?? cashOutOf(atBestPrice(market), matched);
  const reason = worth && reachedBy(order, worth.worst);
  return reason ? { is: 'reached', reason, offer } : { is: 'wait' };
}

/** @param worst the lowest result over all outcomes after the cash-out, in paisa */
function reachedBy({ target, stop }: Limits, worst: Paisa): 'target' | 'stop' | null {
  if (target !== null && worst >= target) return 'target';
  return stop !== null && worst <= -stop ? 'stop' : null;
}

/** The same market as if the best price held any size: the worth of a position that the book cannot take. */
const atBestPrice = (market: CashOutMarket): CashOutMarket => ({
  ...market,
  limits: { min: 0, max: 1_000_000_000 },
  runners: market.runners.map((runner) => ({ ...runner, back: first(runner.back), lay: first(runner.lay) })),
});

const first = (levels: CashOutMarket['runners'][number]['back']) => levels.slice(0, 1).map(({ price }) => ({ price, size: null }));
