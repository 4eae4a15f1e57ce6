import { lastBegun } from '../model/windows';
import type { Delivery, Innings, Match, InningsState } from './match';
import { INNINGS_START } from './play-innings';

/** Public state of the match at a second. */
export interface MatchMoment {
  second: number;
  phase: 'Before' | 'Live' | 'Innings break' | 'Rain' | 'Super over' | 'Final';
  /** The current innings, or the next one; null before the toss. */
  innings: Innings | null;
  /** Index of the innings. */
  index: 0 | 1;
  standing: InningsState;
  last: Delivery | null;
}

/** Seconds after the last ball from which a match that is not over is level. */
const SUPER_OVER_FROM = 30;

function phaseAt(match: Match, second: number): MatchMoment['phase'] {
  if (second >= match.end) return 'Final';
  if (second < match.start) return 'Before';
  if (match.rain !== null && second >= match.rain) return 'Rain';
  const [first, chase] = match.innings;
  if (chase?.isComplete && second >= chase.end + SUPER_OVER_FROM) return 'Super over';
  const nextBall = chase?.deliveries[0];
  return first && second >= first.end && (!nextBall || second < nextBall.runUp) ? 'Innings break' : 'Live';
}

export function momentAt(match: Match, second: number): MatchMoment {
  const phase = phaseAt(match, second);
  const last = lastBegun(match.deliveries, second) ?? null;
  const isBreak = phase === 'Innings break' && match.innings[1] !== undefined;
  const index = isBreak ? 1 : (last?.innings ?? 0);
  const hasBegun = last?.innings === index;
  return {
    second,
    phase,
    index,
    innings: second < match.toss ? null : (match.innings[index] ?? null),
    standing: hasBegun ? last.after : INNINGS_START,
    last,
  };
}
