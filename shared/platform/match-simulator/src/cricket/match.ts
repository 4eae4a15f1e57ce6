import type { Fixture } from '../calendar/fixtures';
import type { MarketResult } from '../model/market-result';
import type { MatchSource } from '../model/match-source';
import type { Squad } from './squads';

export interface Batter {
  /** His place in the squad. */
  index: number;
  runs: number;
  balls: number;
  boundaries: number;
}

/** What one ball brought. */
export interface Stroke {
  isLegal: boolean;
  isWide: boolean;
  isWicket: boolean;
  /** For the team, extras included. */
  runs: number;
  /** For the batter. */
  batRuns: number;
}

/** How an innings stands; `balls` are legal ones. */
export interface Standing {
  score: number;
  wickets: number;
  balls: number;
  fours: number;
  sixes: number;
  wides: number;
  /** First the one who faces the next ball; one alone after the last wicket. */
  crease: readonly Batter[];
}

export interface PlayedBall {
  stroke: Stroke;
  before: Standing;
  after: Standing;
}

/** Seconds since the epoch. It is bowled at `runUp`, and `from` its end on everyone knows what it brought. */
export interface Delivery extends PlayedBall {
  innings: 0 | 1;
  runUp: number;
  from: number;
}

export interface Innings {
  /** Its place among `squads` of the match. */
  batting: 0 | 1;
  deliveries: readonly Delivery[];
  /** Runs that win the match; null for the side that bats first. */
  target: number | null;
  /** Seconds; when its last ball was scored, or play was given up. */
  end: number;
  /** False where rain stopped it. */
  isComplete: boolean;
  final: Standing;
}

export interface Match {
  eventId: string;
  source: MatchSource;
  fixture: Fixture;
  squads: readonly [Squad, Squad];
  /** Seconds. */
  toss: number;
  start: number;
  /** One, where rain came before the second. */
  innings: readonly Innings[];
  deliveries: readonly Delivery[];
  /** When rain stopped play for good. */
  rain: number | null;
  /** Nothing is played from here on. */
  finish: number;
  /** When everything about it is known. */
  end: number;
  result: MarketResult;
}

/** Two runners: their ids, by their place among the squads. */
export const RUNNER_IDS = ['1', '2'] as const;
