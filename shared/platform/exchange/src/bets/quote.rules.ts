import type { Price } from '@site/api/contracts/exchange';
import type { BookmakerMarket, FancyMarket } from '@site/platform-match-simulator/feed';
import { isBacking, type BetRow } from './bet';

/** Offer of the house to one side: price or rate in hundredths, and the line in a fancy market. */
export interface HouseQuote {
  odds: Price;
  run: number | null;
}

type Asked = Pick<BetRow, 'selection' | 'side' | 'odds' | 'run' | 'policy'>;

/** Null when this side is not offered now. */
export function quoteFor(market: BookmakerMarket | FancyMarket, { selection, side }: Pick<Asked, 'selection' | 'side'>): HouseQuote | null {
  if (market.kind === 'fancy') {
    const { yes, yesRate, no, noRate } = market.fancy;
    return isBacking(side) ? quoteOf(yesRate, yes) : quoteOf(noRate, no);
  }
  const runner = market.runners.find(({ id }) => id === selection);
  if (runner?.state !== 'OPEN') return null;
  const price = isBacking(side) ? runner.back : runner.lay;
  return price === null ? null : { odds: price, run: null };
}

const quoteOf = (odds: Price | null, run: number | null) => (odds === null || run === null ? null : { odds, run });

/**
 * True when the player's bet accepts the quote: unchanged, or moved as the price policy allows. A line that moved against the player is
 * never accepted.
 */
export function isTaken(asked: Asked, quote: HouseQuote): boolean {
  const line = gain(asked.run ?? 0, quote.run ?? 0, asked.side === 'no');
  const price = gain(asked.odds, quote.odds, isBacking(asked.side));
  if (line === 0 && price === 0) return true;
  if (asked.policy === 'none' || line < 0) return false;
  return asked.policy === 'any' || price >= 0;
}

/** Positive when the change is good for the player. */
const gain = (asked: number, quoted: number, isMoreBetter: boolean) => (isMoreBetter ? quoted - asked : asked - quoted);
