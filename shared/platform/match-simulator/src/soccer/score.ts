import type { Score } from '@site/api/contracts/exchange';
import type { Fixture } from '../calendar/fixtures';
import { countBegun } from '../model/windows';
import { countsAt } from './chances';
import type { SoccerFact, SoccerKind } from './facts';
import { HALF, type SoccerTimeline } from './timeline';

const TOLD: Partial<Record<SoccerKind, string>> = {
  shot: 'Shot',
  corner: 'Corner',
  penalty: 'Penalty',
  'penalty-missed': 'Penalty missed',
  goal: 'GOAL',
  yellow: 'Yellow card',
  red: 'Red card',
};
const LAST = 6;

/** `34'`, or `45+2'` in added time. */
export function clockAt({ start, secondHalf }: SoccerTimeline, second: number): string {
  const [from, base] = second < secondHalf ? [start, 0] : [secondHalf, 45];
  const played = Math.floor((second - from) / 60);
  return second - from >= HALF ? `${base + 45}+${played - 44}'` : `${base + played + 1}'`;
}

function phaseAt(timeline: SoccerTimeline, second: number): string {
  const { halfTime, secondHalf, finish, isAbandoned } = timeline;
  if (second >= finish) return isAbandoned ? 'Abandoned' : 'Final';
  return second >= halfTime && second < secondHalf ? 'Half-time' : clockAt(timeline, second);
}

export function soccerScore(timeline: SoccerTimeline, { home, away }: Fixture, second: number): Score {
  const { goals } = countsAt(timeline, second);
  const begun = timeline.facts.slice(0, countBegun(timeline.facts, second));
  const told = (fact: SoccerFact) => {
    const word = TOLD[fact.kind];
    return word ? [`${clockAt(timeline, fact.from)} ${word} ${fact.side === 0 ? home : away}`] : [];
  };
  return {
    phase: phaseAt(timeline, second),
    sides: [
      { name: home, score: String(goals[0]), isAtTurn: false },
      { name: away, score: String(goals[1]), isAtTurn: false },
    ],
    last: begun.flatMap(told).slice(-LAST),
  };
}
