import {
  priceOf,
  type Bookmaker,
  type EventItem,
  type Fancy,
  type MarketState,
  type MatchOdds,
  type Price,
} from '@site/api/contracts/exchange';
import type { LiveEvent } from '#markets';
import type { PickedPrice } from './picked-price';

/** `gone`: the market is no longer shown. */
type QuoteState = 'loading' | 'stale' | 'gone' | 'open' | 'suspended' | 'ball_running' | 'closed';

/** Current state and price of the picked selection in its market. */
export interface SlipQuote {
  state: QuoteState;
  /** Null while there is no price on this side. */
  price: Price | null;
  run: number | null;
  /** BDT available at that price; null when the house takes any stake within its limits. */
  size: number | null;
  /** True for a book whose match has not begun. */
  isBeforeStart: boolean;
  limits: PickedPrice['limits'];
  /** Selection ids of all runners of the market; empty for a line. */
  runners: string[];
}

const STATES: Record<MarketState, QuoteState> = {
  OPEN: 'open',
  SUSPENDED: 'suspended',
  BALL_RUNNING: 'ball_running',
  CLOSED: 'closed',
  SETTLED: 'closed',
  VOIDED: 'closed',
};
const flagged = ({ suspended, ball_running }: { suspended: 0 | 1; ball_running: 0 | 1 }): QuoteState =>
  suspended ? 'suspended' : ball_running ? 'ball_running' : 'open';

const offered = (wire: number | null) => (wire ? priceOf(wire) : null);

export function quoteOf(live: LiveEvent, pick: PickedPrice): SlipQuote {
  const quote = marketQuote(live, pick);
  const status = live.status();
  if (status !== 'live') return { ...(quote ?? nothing(pick)), state: status };
  return quote ?? { ...nothing(pick), state: 'gone' };
}

const nothing = ({ limits }: PickedPrice): SlipQuote => ({
  state: 'gone',
  price: null,
  run: null,
  size: null,
  isBeforeStart: false,
  limits,
  runners: [],
});

function marketQuote(live: LiveEvent, pick: PickedPrice): SlipQuote | null {
  const event = live.event();
  if (pick.marketKind === 'odds') return oddsQuote(live.matchOdds(), pick);
  if (pick.marketKind === 'bookmaker') return bookmakerQuote(bookmakerOf(event, pick.marketId), pick);
  return fancyQuote(
    Object.values(event?.fancy2 ?? {}).find(({ marketId }) => marketId === pick.marketId),
    pick,
  );
}

const bookmakerOf = (event: EventItem | null, marketId: string) =>
  Object.values(event?.bookmaker ?? {}).find((market) => market.marketId === marketId);

function oddsQuote(market: MatchOdds | null, pick: PickedPrice): SlipQuote | null {
  if (market?.marketId !== pick.marketId) return null;
  const runner = market.runners.find(({ selectionId }) => selectionId === pick.selection);
  const best = (pick.side === 'back' ? runner?.availableToBack : runner?.availableToLay)?.[0];
  return {
    state: STATES[market.status],
    price: offered(best?.price ?? null),
    run: null,
    size: best?.size ?? 0,
    isBeforeStart: !market.inplay,
    limits: limitsOf(market),
    runners: market.runners.map(({ selectionId }) => selectionId),
  };
}

function bookmakerQuote(market: Bookmaker | undefined, pick: PickedPrice): SlipQuote | null {
  const runner = market?.runners.find(({ selectionId }) => selectionId === pick.selection);
  if (!market || !runner) return null;
  return {
    state: flagged(runner),
    price: offered(pick.side === 'back' ? runner.backPrice : runner.layPrice),
    run: null,
    size: null,
    isBeforeStart: false,
    limits: limitsOf(market),
    runners: market.runners.map(({ selectionId }) => selectionId),
  };
}

function fancyQuote(market: Fancy | undefined, pick: PickedPrice): SlipQuote | null {
  if (!market) return null;
  return {
    state: flagged(market),
    price: offered(pick.side === 'yes' ? market.yes_rate : market.no_rate),
    run: pick.side === 'yes' ? market.yes : market.no,
    size: null,
    isBeforeStart: false,
    limits: limitsOf(market),
    runners: [],
  };
}

const limitsOf = ({ min, max, maxProfit, delayMs }: PickedPrice['limits']) => ({ min, max, maxProfit, delayMs });
