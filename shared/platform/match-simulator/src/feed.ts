import type { ExchangeSport, FancyType, MarketKind, Price, Score } from '@site/api/contracts/exchange';
import type { Paisa } from '@site/api/money';
import type { Match } from './cricket/match';
import type { SoccerTimeline } from './soccer/timeline';
import type { MarketResult } from './model/market-result';
import type { TennisTimeline } from './tennis/timeline';

export type { MarketResult };

/** One level of the house: decimal odds in hundredths, backers' stake in paisa. */
export interface HouseLevel {
  odds: Price;
  size: Paisa;
}

export interface OddsRunner {
  id: string;
  name: string;
  /** The house lays here: a player's back meets it. Highest odds first. */
  back: readonly HouseLevel[];
  /** The house backs here: a player's lay meets it. Lowest odds first. */
  lay: readonly HouseLevel[];
}

/** Prices per 100, in hundredths; null: not offered. */
export interface BookmakerRunnerQuote {
  id: string;
  name: string;
  back: Price | null;
  lay: Price | null;
  /** State of this runner only; the state of the market applies to all runners. */
  state: 'OPEN' | 'SUSPENDED' | 'BALL_RUNNING';
}

/** Lines are whole runs, rates per 100 in hundredths; null: this side is not offered. */
export interface FancyQuote {
  type: FancyType;
  no: number | null;
  noRate: Price | null;
  yes: number | null;
  yesRate: Price | null;
}

interface MarketFacts {
  id: string;
  eventId: string;
  name: string;
  state: 'OPEN' | 'SUSPENDED' | 'BALL_RUNNING' | 'CLOSED';
  inplay: boolean;
  /** Delay between a bet and its acceptance. */
  delayMs: number;
  /** Changes with the prices. */
  quote: number;
  /** Null while it is not known. A market with a result is CLOSED. */
  result: MarketResult | null;
}
export type OddsMarket = MarketFacts & { kind: 'odds'; runners: readonly OddsRunner[] };
export type BookmakerMarket = MarketFacts & { kind: 'bookmaker'; runners: readonly BookmakerRunnerQuote[] };
export type FancyMarket = MarketFacts & { kind: 'fancy'; fancy: FancyQuote };
export type FeedMarket = OddsMarket | BookmakerMarket | FancyMarket;

export interface FeedEvent {
  id: string;
  sport: ExchangeSport;
  name: string;
  competition: string;
  start: Date;
  /** Moment at which the last market is decided; null until it is known. */
  end: Date | null;
  inplay: boolean;
  isOver: boolean;
  oddsMarketId: string;
  chid: string;
  /** Null before the start. */
  score: Score | null;
  has: Readonly<Record<Exclude<MarketKind, 'odds'>, boolean>>;
}

/** The moment at which a market turned in play. */
export interface InPlayTurn {
  /** Start of the match. */
  start: Date;
  /** Moment from which the market took bets again: the end of the stop with which the match begins. Null while that stop lasts. */
  opened: Date | null;
}

/** A whole match with its future; nothing after the present moment may be shown. */
export type PlayedMatch =
  | { sport: 'cricket'; match: Match }
  | { sport: 'soccer'; timeline: SoccerTimeline }
  | { sport: 'tennis'; timeline: TennisTimeline };

/** Proof that a match was fixed before anybody could bet on it. */
export interface FairnessProof {
  /** SHA-256 of `<event id>:<secret>` in hexadecimal digits. */
  commitment: string;
  /** Moment from which the commitment can be read. */
  publishedAt: Date;
  start: Date;
  /** Null until the last market is decided. */
  secret: string | null;
}

/**
 * The matches and the offers of the house. All data derives from the installation's secret and the given moment, so that every process
 * returns the same, also after a restart.
 */
export interface Feed {
  /** Events of a sport in play or within the next two days, by start. */
  events(sport: ExchangeSport, at: Date): readonly FeedEvent[];
  /** Null when the event is neither listed nor ended recently. */
  event(eventId: string, at: Date): FeedEvent | null;
  /** All markets of the event that are offered at that moment. */
  marketsOf(eventId: string, at: Date): readonly FeedMarket[];
  /** Any market that was ever offered; found for sixty days after the start of its event. */
  market(marketId: string, at: Date): FeedMarket | null;
  /**
   * Moment from which the market has a result, for the timetable of settlements: it may lie in the future, so never show it. Null when it is
   * not known.
   */
  decidedAt(marketId: string, at: Date): Date | null;
  /**
   * Reason for which bets were refused at any moment after `from` up to `to`; null when they never were. A market that is not offered is
   * CLOSED.
   */
  stopBetween(marketId: string, from: Date, to: Date): 'SUSPENDED' | 'BALL_RUNNING' | 'CLOSED' | null;
  /** Null before the match begins, and for an unknown market. */
  inPlayTurn(marketId: string, at: Date): InPlayTurn | null;
  /**
   * A number below 2^22 that only grows, and grows whenever anything that is shown of this event or market changes. It may grow without a
   * change. 0 for an unknown id.
   */
  revision(id: string, at: Date): number;
  /** Version of the model that plays the match of an event or market; null for a foreign id. */
  versionOf(id: string): number | null;
  /** The feed in which this version plays every match, for markets that were offered by it; null when this code does not have it. */
  withVersion(version: number): Feed | null;
  /** Events of a sport that ended after `since`, the latest first. */
  ended(sport: ExchangeSport, since: Date, at: Date): readonly FeedEvent[];
  /** All markets an event had, with their results. */
  allMarketsOf(eventId: string, at: Date): readonly FeedMarket[];
  /** Null for an unknown event, for a commitment that came too late to count, and after sixty days. */
  proof(eventId: string, at: Date): FairnessProof | null;
  /** Data for pictures and scores; null like `event`. */
  played(eventId: string, at: Date): PlayedMatch | null;
}

/** Matches of one sport and one version, under the contract of `Feed`. */
export type SportFeed = {
  [K in Exclude<keyof Feed, 'versionOf' | 'withVersion'>]: Parameters<Feed[K]> extends [ExchangeSport, ...infer Rest]
    ? (...rest: Rest) => ReturnType<Feed[K]>
    : Feed[K];
};
