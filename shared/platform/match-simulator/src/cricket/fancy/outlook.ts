import { normalBelow, shifted } from '#model/probability';
import { ratesAt } from '#model/rates';
import { wobble } from '#model/ticks';
import { BALLS, BALLS_PER_OVER, OVERS, WICKETS, chasingPace, settingPace, skillAfter } from '../ball-model';
import { runsPerBall, runsTo, type Projection } from '../projections';
import type { Line, Sight } from './offer';

/** How far the market's belief strays from the score, in deviations. */
const STRAY = 0.12;
const WOBBLE_SECONDS = 40;
/** Of the balls that one batter gets to face, in square roots of their number. */
const BALLS_SPREAD = 0.6;
/** Wickets that fall on the way make a side a little worse. */
const SKILL_LOST = 0.975;
const BALLS_A_WICKET = 13.6;
/** Of the balls that an ordinary pace takes to the target, those that are bowled. */
const CHASE_SHARE = 0.94;

const edgeOf = ({ match, moment: { innings } }: Sight) =>
  innings ? match.squads[innings.batting].strength / match.squads[innings.batting === 0 ? 1 : 0].strength : 1;

export const strayed = ({ mean, deviation }: Projection, { match, seed, tick }: Sight): Projection => ({
  mean: mean + STRAY * deviation * wobble(match.source.noise, seed, tick, WOBBLE_SECONDS),
  deviation,
});

/** Runs that win the match for the side that bats; null for the one that sets the target. */
export function neededRuns({ moment: { innings, standing } }: Sight): number | null {
  const target = innings?.target ?? null;
  return target === null ? null : Math.max(1, target - standing.score);
}

/** As `strayed`, of a chance: on the scale of log odds. */
const strayedChance = (chance: number, { match, seed, tick }: Sight) =>
  shifted(chance, STRAY * wobble(match.source.noise, seed, tick, WOBBLE_SECONDS));

/** Whoever reaches a number of runs comes so far beyond it, on the average: fours and sixes are not counted one by one. */
export const BEYOND = 1.1;

/** What lasts until a wicket falls: each ball that is faced may bring it, and there are only so many balls. */
export interface Stand {
  wicket: number;
  /** Balls that are faced at the most, on the average. */
  balls: number;
}

/** How likely that many balls are survived, and there are as many. */
export const lasts = ({ wicket, balls }: Stand, count: number) =>
  (1 - wicket) ** count * (1 - normalBelow(count - 0.5, balls, BALLS_SPREAD * Math.sqrt(balls)));

/** The line on what is there, and so many more, that is nearest to an even chance. @param chanceOf so many more, or even more than that */
export function evenMore(now: number, chanceOf: (more: number) => number, margin: number, sight: Sight): Line {
  let more = 1;
  while (chanceOf(more) + chanceOf(more + 1) > 1) more += 1;
  return ratesAt(now + more, strayedChance(chanceOf(more), sight), margin);
}

/** How hard the side at bat goes for runs now. */
export function paceOf(sight: Sight): number {
  const { balls, wickets } = sight.moment.standing;
  const needed = neededRuns(sight);
  return needed === null ? settingPace(balls, wickets) : chasingPace(needed, Math.max(1, BALLS - balls));
}

/** Runs up to the end of an over. A side that chases keeps the pace it needs, and stops when it is there. */
function runsToCome(over: number, sight: Sight): Projection {
  const { standing } = sight.moment;
  const ordinary = runsTo(over, standing);
  const needed = neededRuns(sight);
  if (needed === null) return { mean: ordinary.mean * edgeOf(sight), deviation: ordinary.deviation };
  const balls = Math.max(0, over * BALLS_PER_OVER - standing.balls);
  const paced = balls * runsPerBall(paceOf(sight), skillAfter(standing.wickets) * edgeOf(sight) * SKILL_LOST);
  return { mean: Math.min(needed, paced), deviation: ordinary.deviation };
}

/** The score at the end of an over, as the market sees it now. */
export function totalAt(over: number, sight: Sight): Projection {
  const { mean, deviation } = runsToCome(over, sight);
  return strayed({ mean: sight.moment.standing.score + mean, deviation }, sight);
}

/** Balls that the innings still has: as many as its side is able to bat, or needs. */
export function ballsToCome(sight: Sight): number {
  const { standing } = sight.moment;
  const needed = neededRuns(sight) ?? Infinity;
  const left = BALLS - standing.balls;
  return Math.min(left, (WICKETS - standing.wickets) * BALLS_A_WICKET, (CHASE_SHARE * needed) / runsPerBall(1, 1));
}

/** Runs from so many balls of the over that is bowled next. */
export function runsFrom(balls: number, sight: Sight): Projection {
  const { standing } = sight.moment;
  const over = Math.min(OVERS, Math.floor(standing.balls / BALLS_PER_OVER) + 1);
  const left = Math.max(1, over * BALLS_PER_OVER - standing.balls);
  const { mean, deviation } = runsToCome(over, sight);
  return { mean: (mean * balls) / left, deviation: deviation * Math.sqrt(balls / left) };
}
