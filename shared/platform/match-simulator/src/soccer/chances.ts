import { poisson, within } from '../model/probability';
import { lastBegun } from '../model/windows';
import { NOTHING_YET, type BothSides, type SoccerCounts } from './facts';
import { HALF, menFactor, QUIET_END, QUIET_START, type SoccerTimeline } from './timeline';

/** Average added time in seconds of each half, until the referee has announced it. */
const ADDED: BothSides = [150, 240];

export const countsAt = (timeline: SoccerTimeline, second: number): SoccerCounts => lastBegun(timeline.facts, second) ?? NOTHING_YET;

export const total = ([home, away]: BothSides) => home + away;

/** Seconds of play until `to`. */
function playable(timeline: SoccerTimeline, from: number, to: number): number {
  const half = (start: number, end: number, added: number) => {
    const known = from < start + HALF ? start + HALF + added : end;
    return Math.max(0, Math.min(to, known - QUIET_END) - Math.max(from, start + QUIET_START));
  };
  return half(timeline.start, timeline.halfTime, ADDED[0]) + half(timeline.secondHalf, timeline.whistle, ADDED[1]);
}

/** Part of ninety minutes that is still to be played, before `to` when it is given. */
export const shareLeft = (timeline: SoccerTimeline, second: number, to = Infinity) => playable(timeline, second, to) / (2 * HALF);

/** Goals that each side is expected to score, with its players at that second; counted from `from` to `to`. */
export function goalsAhead(timeline: SoccerTimeline, second: number, { from = second, to = Infinity } = {}): BothSides {
  const [home, away] = countsAt(timeline, second).reds;
  const share = shareLeft(timeline, from, to);
  return [timeline.strength[0] * share * menFactor(home, away), timeline.strength[1] * share * menFactor(away, home)];
}

/** Chances of home, draw and away. */
export function resultChances(timeline: SoccerTimeline, second: number): [number, number, number] {
  const [home, away] = countsAt(timeline, second).goals;
  const [more, less] = goalsAhead(timeline, second).map(poisson) as [number[], number[]];
  const chances: [number, number, number] = [0, 0, 0];
  for (const [scored, likely] of more.entries()) {
    for (const [conceded, likelyToo] of less.entries()) {
      const lead = home + scored - away - conceded;
      chances[lead > 0 ? 0 : lead === 0 ? 1 : 2] += likely * likelyToo;
    }
  }
  const sum = chances[0] + chances[1] + chances[2];
  return chances.map((chance) => within(chance / sum, 1e-4, 1 - 2e-4)) as [number, number, number];
}
