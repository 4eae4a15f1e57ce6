import { joined, type StopWindow } from '../model/windows';
import type { SoccerFact, SoccerKind } from './facts';
import type { SoccerTimeline } from './timeline';

/** Seconds before and after an incident during which all bets are refused. */
const SUSPENDED: Partial<Record<SoccerKind, readonly [before: number, after: number]>> = {
  'kick-off': [0, 5],
  goal: [3, 35],
  penalty: [1, 75],
  'penalty-missed': [3, 12],
  red: [2, 25],
};
/** A dangerous attack, from its beginning until the ball is out. */
const ATTACK: Partial<Record<SoccerKind, readonly [before: number, after: number]>> = { shot: [7, 3], corner: [7, 12], goal: [8, 0] };

function around(facts: readonly SoccerFact[], spans: typeof SUSPENDED, state: StopWindow['state']): StopWindow[] {
  return facts.flatMap(({ from, kind }) => {
    const [before, after] = spans[kind] ?? [0, 0];
    return after + before ? [{ from: from - before, to: from + after, state }] : [];
  });
}

export const stopsOfOdds = ({ facts }: SoccerTimeline) => joined(around(facts, SUSPENDED, 'SUSPENDED'));

/** Bookmakers also stop during an attack. */
export const stopsInPlay = ({ facts }: SoccerTimeline) =>
  joined([...around(facts, SUSPENDED, 'SUSPENDED'), ...around(facts, ATTACK, 'BALL_RUNNING')]);
