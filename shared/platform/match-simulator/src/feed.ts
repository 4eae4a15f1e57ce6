import type { ExchangeSport, FancyType, MarketKind, Price, Score } from '@site/api/contracts/exchange';
import type { Paisa } from '@site/api/money';
import type { Match } from './cricket/match';
import type { SoccerTimeline } from './soccer/timeline';
import type { MarketResult } from './model/market-result';
import type { TennisTimeline } from './tennis/timeline';

export type { MarketResult };

/** What the house offers at one price: decimal odds in hundredths, paisa of backers' stake. */
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

/** Prices per 100 in hundredths; null where there is none. */
export interface BookmakerRunnerQuote {
  id: string;
  name: string;
  back: Price | null;
  lay: Price | null;
  /** Of this runner alone; the market's own state counts for all. */
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
  /** Between a bet and its acceptance. */
  delayMs: number;
  /** Another number for other prices. */
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
  /** When its last market is decided; null while that is not known. */
  end: Date | null;
  inplay: boolean;
  isOver: boolean;
  oddsMarketId: string;
  chid: string;
  /** Null before it begins. */
  score: Score | null;
  has: Readonly<Record<Exclude<MarketKind, 'odds'>, boolean>>;
}

/** A whole match with its future; nothing after the present moment may be shown. */
export type PlayedMatch =
  { sport: 'cricket'; match: Match } | { sport: 'soccer'; timeline: SoccerTimeline } | { sport: 'tennis'; timeline: TennisTimeline };

/** Proof that a match was fixed before anybody could bet on it. */
export interface MatchProof {
  /** SHA-256 of `<event id>:<secret>` in hexadecimal digits. */
  commitment: string;
  /** Moment from which anybody can read the commitment. */
  publishedAt: Date;
  start: Date;
  /** Null until the last market is decided. */
  secret: string | null;
}

/**
 * The matches and the offers of the house. Everything follows from the installation's secret and the given moment, so all processes give
 * the same answers, after a restart as well.
 */
export interface Feed {
  /** Events of a sport that are played at that moment or come within two days, by their start. */
  events(sport: ExchangeSport, at: Date): readonly FeedEvent[];
  /** Null where it is neither listed nor ended lately. */
  event(eventId: string, at: Date): FeedEvent | null;
  /** All markets of the event that are offered at that moment. */
  marketsOf(eventId: string, at: Date): readonly FeedMarket[];
  /** Any market that was offered, also when it is over: for sixty days. */
  market(marketId: string, at: Date): FeedMarket | null;
  /** Why bets were refused at any moment after `from` up to `to`; null where they never were. What is not offered is CLOSED. */
  stopBetween(marketId: string, from: Date, to: Date): 'SUSPENDED' | 'BALL_RUNNING' | 'CLOSED' | null;
  /** Events of a sport that ended after `since`, the last first. */
  ended(sport: ExchangeSport, since: Date, at: Date): readonly FeedEvent[];
  /** All markets an event had, with their results. */
  allMarketsOf(eventId: string, at: Date): readonly FeedMarket[];
  /** Null for an unknown event, for a commitment that came too late to count, and after sixty days. */
  proof(eventId: string, at: Date): MatchProof | null;
  /** For pictures and scores; null as for `event`. */
  played(eventId: string, at: Date): PlayedMatch | null;
}

/** Matches of one sport, with the promises of `Feed`. */
export type SportFeed = {
  [K in keyof Feed]: Parameters<Feed[K]> extends [ExchangeSport, ...infer Rest] ? (...rest: Rest) => ReturnType<Feed[K]> : Feed[K];
};
