import type { Fixture } from '../calendar/fixtures';
import type { MarketResult } from '../model/market-result';
import type { MatchSource } from '../model/match-source';
import type { Squad } from './squads';

export interface Batter {
  /** Index in the squad. */
  index: number;
  runs: number;
  balls: number;
  boundaries: number;
}

/** Result of one ball. */
export interface Stroke {
  isLegal: boolean;
  isWide: boolean;
  isWicket: boolean;
  /** Runs for the team, including extras. */
  runs: number;
  /** Runs for the batter. */
  batRuns: number;
}

/** State of an innings; `balls` counts legal ones. */
export interface InningsState {
  score: number;
  wickets: number;
  balls: number;
  fours: number;
  sixes: number;
  wides: number;
  /** The batter who faces the next ball is first; after the last wicket only one remains. */
  crease: readonly Batter[];
}

export interface PlayedBall {
  stroke: Stroke;
  before: InningsState;
  after: InningsState;
}

/** Times in seconds since the epoch: the ball is bowled at `runUp`, and its result is public from `from`. */
export interface Delivery extends PlayedBall {
  innings: 0 | 1;
  runUp: number;
  from: number;
}

export interface Innings {
  /** Index in `squads` of the match. */
  batting: 0 | 1;
  deliveries: readonly Delivery[];
  /** Runs that win the match; null for the side that bats first. */
  target: number | null;
  /** Moment in seconds of the last ball, or of the abandonment. */
  end: number;
  /** False when rain stopped it. */
  isComplete: boolean;
  final: InningsState;
}

export interface Match {
  eventId: string;
  source: MatchSource;
  fixture: Fixture;
  squads: readonly [Squad, Squad];
  /** Moment in seconds. */
  toss: number;
  start: number;
  /** One innings only, when rain came before the second. */
  innings: readonly Innings[];
  deliveries: readonly Delivery[];
  /** Moment at which rain ended the play. */
  rain: number | null;
  /** End of play. */
  finish: number;
  /** Moment at which all results are public. */
  end: number;
  result: MarketResult;
}

/** Runner ids of the two sides, in the order of `squads`. */
export const RUNNER_IDS = ['1', '2'] as const;
