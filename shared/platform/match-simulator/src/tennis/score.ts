import type { Score } from '@site/api/contracts/exchange';
import type { Fixture } from '../calendar/fixtures';
import { countBegun } from '../model/windows';
import { isTieBreak, serverOfPoint, type PlayerIndex, type TennisState } from './rules';
import { stateAt } from './sessions';
import type { TennisFact, TennisTimeline } from './timeline';

const POINTS = ['0', '15', '30', '40'];
const LAST = 6;

/** `40`, `AD`, or the points of a tie-break. */
function pointsOf(state: TennisState, player: PlayerIndex): string {
  const [own, other] = player === 0 ? state.points : [state.points[1], state.points[0]];
  if (isTieBreak(state)) return String(own);
  if (own >= 3 && other >= 3) return own > other ? 'AD' : '40';
  return POINTS[own] ?? '40';
}

function phaseAt({ finish, retired }: TennisTimeline, state: TennisState, second: number): string {
  if (second >= finish) return retired === null ? 'Final' : 'Retired';
  return isTieBreak(state) ? 'Tie-break' : `Set ${state.sets.length + 1}`;
}

export function tennisScore(timeline: TennisTimeline, { home, away }: Fixture, second: number): Score {
  const state = stateAt(timeline, second);
  const isOver = second >= timeline.finish;
  const isRunning = !isOver || timeline.retired !== null;
  const side = (player: PlayerIndex) => {
    const games = [...state.sets.map((set) => set[player]), ...(isRunning ? [state.games[player]] : [])];
    return [...games, ...(isOver ? [] : [pointsOf(state, player)])].join(' ');
  };
  const told = ({ kind, winner, isAce }: TennisFact) => {
    if (winner === null) return [];
    const name = winner === 0 ? home : away;
    if (kind === 'point') return [`${isAce ? 'Ace' : 'Point'} ${name}`];
    return [`${kind === 'game' ? 'Game' : kind === 'set' ? 'Set' : 'Match'} ${name}`];
  };
  return {
    phase: phaseAt(timeline, state, second),
    sides: [
      { name: home, score: side(0), isAtTurn: !isOver && serverOfPoint(state) === 0 },
      { name: away, score: side(1), isAtTurn: !isOver && serverOfPoint(state) === 1 },
    ],
    last: timeline.facts.slice(0, countBegun(timeline.facts, second)).slice(-LAST).flatMap(told),
  };
}
