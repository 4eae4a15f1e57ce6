import { CASH_OUT_SHARE, cashOutOf, type RunnerBet } from '@site/api/contracts/exchange';
import type { RunnerMarket, RunnerOffer } from './runner-markets.rules';

/** Whole percent of a typed text; null when it is not within the limits. */
export function percentOf(text: string): number | null {
  const percent = Number(text);
  const { least, most, step } = CASH_OUT_SHARE;
  return text !== '' && percent >= least && percent <= most && percent % step === 0 ? percent : null;
}

/** The largest part that the market offers now: all of it, unless the book does not hold the size. Null when it offers none. */
export function largestPart(market: RunnerMarket, matched: readonly RunnerBet[]): { percent: number; offer: RunnerOffer } | null {
  const { least, most, step } = CASH_OUT_SHARE;
  for (let percent: number = most; percent >= least; percent -= step) {
    const offer = cashOutOf(market, matched, percent);
    if (offer) return { percent, offer };
  }
  return null;
}
