import type { Score } from '@site/api/contracts/exchange';
import type { BookmakerRunnerQuote, FancyQuote, MarketResult, OddsRunner, PlayedMatch } from '../feed';
import type { Fixture } from '../calendar/fixtures';
import type { StopWindow } from '../model/windows';

/** What a market shows; the rest of it does not depend on its prices. */
export type Offer =
  | { kind: 'odds'; runners: readonly OddsRunner[] }
  | { kind: 'bookmaker'; runners: readonly BookmakerRunnerQuote[] }
  | { kind: 'fancy'; fancy: FancyQuote };

/** The whole life of a market. Every moment is a second since the epoch. */
export interface MarketPlan {
  id: string;
  name: string;
  /** It is offered from here on. */
  from: number;
  /** Its result is known from here on; it takes no bets before that already. */
  decided: number;
  result: MarketResult;
  /** As `joined` of the model answers them; the last one is CLOSED and never ends. */
  stops: readonly StopWindow[];
  /** In play; before that bets count at once. */
  delayMs: number;
  /** Seconds between two prices while it is in play. */
  every: number;
  /** Of the second at which its prices were made. */
  offer: (second: number) => Offer;
}

/** A match from its first ball to its last, known from the beginning. */
export interface MatchPlan {
  id: string;
  fixture: Fixture;
  start: number;
  /** The last ball. */
  finish: number;
  /** All its markets are decided. */
  end: number;
  has: { bookmaker: boolean; fancy: boolean };
  /** When something happened that moves prices at once, by their time. */
  facts: readonly { from: number }[];
  played: PlayedMatch;
  score: (second: number) => Score;
  /** Made when somebody asks for it. */
  markets: () => ReadonlyMap<string, MarketPlan>;
  /** Match Odds and the bookmakers' of them, where all are much work: lists ask for these only. */
  winners?: () => ReadonlyMap<string, MarketPlan>;
}

export const VOID_UNFINISHED: MarketResult = { kind: 'void', reason: 'The match was not finished' };

/** Nothing is offered any more: not even a price to look at. */
export function withoutPrices(offer: Offer): Offer {
  if (offer.kind === 'odds') return { ...offer, runners: offer.runners.map((runner) => ({ ...runner, back: [], lay: [] })) };
  if (offer.kind === 'bookmaker') return { ...offer, runners: offer.runners.map((runner) => ({ ...runner, back: null, lay: null })) };
  return { ...offer, fancy: { ...offer.fancy, no: null, noRate: null, yes: null, yesRate: null } };
}
