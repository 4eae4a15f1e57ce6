import {
  priceOf,
  printPrice,
  type BookmakerRunner,
  type Fancy,
  type Level,
  type MarketKind,
  type Price,
  type Runner,
  type Side,
} from '@site/api/contracts/exchange';
import { formatCount } from '@site/i18n';

/** Content of one price button, and the price that a press on it picks. */
export interface DisplayPrice {
  /** Decimal odds, or the profit of a back on a stake of 100. */
  price: Price;
  /** Line of a fancy market. */
  run: number | null;
  /** The large figure; `below` is the small one under it. */
  figure: string;
  below: string;
}

export const LEVELS = 3;

/** Price and printed figure of a number in the platform's answer. */
function figureOf(wire: number, kind: MarketKind) {
  const price = priceOf(wire);
  return { price, printed: printPrice(price, kind) };
}

function ofLevel(level: Level | undefined): DisplayPrice | null {
  if (!level) return null;
  const { price, printed } = figureOf(level.price, 'odds');
  return { price, run: null, figure: printed, below: formatCount(Math.floor(level.size)) };
}

/** @param level 0 is the best price */
export const oddsQuote = (runner: Runner | undefined, side: Side, level: number) =>
  ofLevel((side === 'back' ? runner?.availableToBack : runner?.availableToLay)?.[level]);

export function bookmakerQuote(runner: BookmakerRunner | undefined, side: Side): DisplayPrice | null {
  const { price, printed } = figureOf((side === 'back' ? runner?.backPrice : runner?.layPrice) ?? 0, 'bookmaker');
  return price > 0 ? { price, run: null, figure: printed, below: '' } : null;
}

export function fancyQuote(fancy: Fancy | undefined, side: Side): DisplayPrice | null {
  const [line, rate] = (side === 'yes' ? [fancy?.yes, fancy?.yes_rate] : [fancy?.no, fancy?.no_rate]) as [number?, number?];
  if (line == null || rate == null) return null;
  const { price, printed } = figureOf(rate, 'fancy');
  return { price, run: line, figure: String(line), below: printed };
}

export type MarketRowState = 'OPEN' | 'SUSPENDED' | 'BALL_RUNNING';

/** A row can be both; SUSPENDED takes precedence over BALL_RUNNING. @see EXCHANGE-014 */
export const rowState = (row: Pick<Fancy, 'suspended' | 'ball_running'> | undefined): MarketRowState =>
  row?.suspended === 1 ? 'SUSPENDED' : row?.ball_running === 1 ? 'BALL_RUNNING' : 'OPEN';
