import type { Score } from '@site/api/contracts/exchange';
import type { BookmakerRunnerQuote, FancyQuote, MarketResult, OddsRunner, PlayedMatch } from '../feed';
import type { Fixture } from '../calendar/fixtures';
import type { StopWindow } from '../model/windows';

/** The part of a market that depends on its prices. */
export type Offer =
  | { kind: 'odds'; runners: readonly OddsRunner[] }
  | { kind: 'bookmaker'; runners: readonly BookmakerRunnerQuote[] }
  | { kind: 'fancy'; fancy: FancyQuote };

/** The whole life of a market. Every moment is a second since the epoch. */
export interface MarketPlan {
  id: string;
  name: string;
  /** Moment from which it is offered. */
  from: number;
  /** Moment from which its result is known; bets end earlier. */
  decided: number;
  result: MarketResult;
  /** As `joined` returns them; the last one is CLOSED and has no end. */
  stops: readonly StopWindow[];
  /** Delay in play; before the match there is none. */
  delayMs: number;
  /** Seconds between two prices while it is in play. */
  every: number;
  /** @param second moment for which the prices are built */
  offer: (second: number) => Offer;
}

/** A whole match, planned from its beginning to its end. */
export interface MatchPlan {
  id: string;
  fixture: Fixture;
  start: number;
  /** Moment of the last ball. */
  finish: number;
  /** Moment at which all markets are decided. */
  end: number;
  has: { bookmaker: boolean; fancy: boolean };
  /** Events of the match that change prices at once, by time. */
  facts: readonly { from: number }[];
  played: PlayedMatch;
  score: (second: number) => Score;
  /** Built at the first request. */
  markets: () => ReadonlyMap<string, MarketPlan>;
  /** Only the Match Odds and bookmaker markets, for lists; set when building all markets is expensive. */
  winners?: () => ReadonlyMap<string, MarketPlan>;
}

export const VOID_UNFINISHED: MarketResult = { kind: 'void', reason: 'The match was not finished' };

/** Removes all prices of a market that is no longer offered. */
export function withoutPrices(offer: Offer): Offer {
  if (offer.kind === 'odds') return { ...offer, runners: offer.runners.map((runner) => ({ ...runner, back: [], lay: [] })) };
  if (offer.kind === 'bookmaker') return { ...offer, runners: offer.runners.map((runner) => ({ ...runner, back: null, lay: null })) };
  return { ...offer, fancy: { ...offer.fancy, no: null, noRate: null, yes: null, yesRate: null } };
}
