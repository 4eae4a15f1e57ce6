import type { FancyType } from '@site/api/contracts/exchange';
import type { FancyQuote, MarketResult } from '#feed';
import type { Innings, Match, Standing } from '../match';
import type { Moment } from '../moment';

export type Line = Omit<FancyQuote, 'type'>;

/** What a line is made from: only what everyone has seen. */
export interface Sight {
  match: Match;
  moment: Moment;
  /** When the prices of this row last changed. */
  tick: number;
  /** Of the row. */
  seed: string;
}

/** When it was known, and what. */
export interface Decision {
  decided: number;
  result: MarketResult;
}

/** One fancy market of a match. Times are seconds since the epoch. */
export interface Offer extends Decision {
  /** After the event's id. */
  code: string;
  name: string;
  type: FancyType;
  opens: number;
  /** From here on nothing is taken, whatever may still happen. */
  lastBets: number;
  delayMs: number;
  lineAt: (sight: Sight) => Line;
}

/** What an innings offers its markets. */
export interface InningsView {
  match: Match;
  innings: Innings;
  /** 1 or 2. */
  number: number;
  /** When markets that are not there in advance come. */
  opens: number;
}

export const DELAY_MS = 2000;
/** Of markets that live for some balls only. */
export const SHORT_DELAY_MS = 1000;

const NOT_COMPLETED: MarketResult = { kind: 'void', reason: 'Not completed' };

/**
 * Decided when the innings first stands so; one that ends before settles at how it stands then, one that rain has stopped is void.
 * @see domain 2.4
 */
export function decidedWhen(
  innings: Innings,
  isReached: (standing: Standing) => boolean,
  runsOf: (standing: Standing) => number,
): Decision {
  const reached = innings.deliveries.find(({ after }) => isReached(after));
  if (reached) return { decided: reached.from, result: { kind: 'runs', runs: runsOf(reached.after) } };
  if (!innings.isComplete) return { decided: innings.end, result: NOT_COMPLETED };
  return { decided: innings.end, result: { kind: 'runs', runs: runsOf(innings.final) } };
}

export const voidAt = (decided: number): Decision => ({ decided, result: NOT_COMPLETED });

/** The other result of the same decision; what is void stays void. */
export const mapped = ({ decided, result }: Decision, map: (runs: number) => number): Decision =>
  result.kind === 'runs' ? { decided, result: { kind: 'runs', runs: map(result.runs) } } : { decided, result };

/** When so many legal balls of an innings were bowled; null where they never were. */
export function bowledAt({ innings, opens }: InningsView, balls: number): number | null {
  return balls <= 0 ? opens : (innings.deliveries.find(({ after }) => after.balls >= balls)?.from ?? null);
}
