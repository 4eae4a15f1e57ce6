import type { FancyType } from '@site/api/contracts/exchange';
import type { FancyQuote, MarketResult } from '#feed';
import type { Innings, Match, InningsState } from '../match';
import type { MatchMoment } from '../moment';

export type Line = Omit<FancyQuote, 'type'>;

/** Input of a line: only facts that are already public. */
export interface Sight {
  match: Match;
  moment: MatchMoment;
  /** Moment of the last price change of this row. */
  tick: number;
  /** Seed of the row. */
  seed: string;
}

/** Moment at which the result was known, and the result. */
export interface FancyDecision {
  decided: number;
  result: MarketResult;
}

/** One fancy market of a match. Times are seconds since the epoch. */
export interface FancyOffer extends FancyDecision {
  /** Suffix after the event's id. */
  code: string;
  name: string;
  type: FancyType;
  opens: number;
  /** Bets end here, even if the line is still open. */
  lastBets: number;
  delayMs: number;
  lineAt: (sight: Sight) => Line;
}

/** Data of an innings for its markets. */
export interface InningsView {
  match: Match;
  innings: Innings;
  /** 1 or 2. */
  number: number;
  /** Opening of the markets that are not offered in advance. */
  opens: number;
}

export const DELAY_MS = 2000;
/** Delay of markets that live for a few balls only. */
export const SHORT_DELAY_MS = 1000;

const NOT_COMPLETED: MarketResult = { kind: 'void', reason: 'Not completed' };

/**
 * The decision is made at the first standing that satisfies `isReached`. An innings that ends earlier settles at its final standing, and
 * one that rain stopped is void.
 */
export function decidedWhen(
  innings: Innings,
  isReached: (standing: InningsState) => boolean,
  runsOf: (standing: InningsState) => number,
): FancyDecision {
  const reached = innings.deliveries.find(({ after }) => isReached(after));
  if (reached) return { decided: reached.from, result: { kind: 'runs', runs: runsOf(reached.after) } };
  if (!innings.isComplete) return { decided: innings.end, result: NOT_COMPLETED };
  return { decided: innings.end, result: { kind: 'runs', runs: runsOf(innings.final) } };
}

export const voidAt = (decided: number): FancyDecision => ({ decided, result: NOT_COMPLETED });

/** Maps the result of a decision; a void one stays void. */
export const mapped = ({ decided, result }: FancyDecision, map: (runs: number) => number): FancyDecision =>
  result.kind === 'runs' ? { decided, result: { kind: 'runs', runs: map(result.runs) } } : { decided, result };

/** Moment at which so many legal balls were bowled; null when they never were. */
export function bowledAt({ innings, opens }: InningsView, balls: number): number | null {
  return balls <= 0 ? opens : (innings.deliveries.find(({ after }) => after.balls >= balls)?.from ?? null);
}
