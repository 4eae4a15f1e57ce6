import { normalBelow, shifted } from '#model/probability';
import { ratesAt } from '#model/rates';
import { wobble } from '#model/ticks';
import { BALLS, BALLS_PER_OVER, OVERS, WICKETS, chasingPace, settingPace, skillAfter } from '../ball-model';
import { runsPerBall, runsTo, type Projection } from '../projections';
import type { Line, Sight } from './offer';

/** Distance between the market's estimate and the score, in standard deviations. */
const STRAY = 0.12;
const WOBBLE_SECONDS = 40;
/** Deviation of the balls that one batter faces, in square roots of their number. */
const BALLS_SPREAD = 0.6;
/** Factor for wickets that fall on the way. */
const SKILL_LOST = 0.975;
const BALLS_A_WICKET = 13.6;
/** Share of the balls that a chase at an ordinary pace really takes. */
const CHASE_SHARE = 0.94;

const edgeOf = ({ match, moment: { innings } }: Sight) =>
  innings ? match.squads[innings.batting].strength / match.squads[innings.batting === 0 ? 1 : 0].strength : 1;

export const strayed = ({ mean, deviation }: Projection, { match, seed, tick }: Sight): Projection => ({
  mean: mean + STRAY * deviation * wobble(match.source.noise, seed, tick, WOBBLE_SECONDS),
  deviation,
});

/** Runs that the batting side needs to win; null for the side that sets the target. */
export function neededRuns({ moment: { innings, standing } }: Sight): number | null {
  const target = innings?.target ?? null;
  return target === null ? null : Math.max(1, target - standing.score);
}

/** Like `strayed`, for a chance: on the scale of log odds. */
const strayedChance = (chance: number, { match, seed, tick }: Sight) =>
  shifted(chance, STRAY * wobble(match.source.noise, seed, tick, WOBBLE_SECONDS));

/** Average overshoot beyond a number of runs, because a four or a six is one step. */
export const BEYOND = 1.1;

/** Data of a count that ends at the next wicket: each ball may bring it, and the balls are limited. */
export interface Stand {
  wicket: number;
  /** Average of the most balls that can be faced. */
  balls: number;
}

/** Chance that so many balls are bowled and survived. */
export const lasts = ({ wicket, balls }: Stand, count: number) =>
  (1 - wicket) ** count * (1 - normalBelow(count - 0.5, balls, BALLS_SPREAD * Math.sqrt(balls)));

/** The line above the current value that is nearest to an even chance. @param chanceOf chance of at least `more` beyond it */
export function evenMore(now: number, chanceOf: (more: number) => number, margin: number, sight: Sight): Line {
  let more = 1;
  while (chanceOf(more) + chanceOf(more + 1) > 1) more += 1;
  return ratesAt(now + more, strayedChance(chanceOf(more), sight), margin);
}

/** Scoring pace of the batting side now. */
export function paceOf(sight: Sight): number {
  const { balls, wickets } = sight.moment.standing;
  const needed = neededRuns(sight);
  return needed === null ? settingPace(balls, wickets) : chasingPace(needed, Math.max(1, BALLS - balls));
}

/** Runs until the end of an over. A chasing side keeps the required pace, and stops at the target. */
function runsToCome(over: number, sight: Sight): Projection {
  const { standing } = sight.moment;
  const ordinary = runsTo(over, standing);
  const needed = neededRuns(sight);
  if (needed === null) return { mean: ordinary.mean * edgeOf(sight), deviation: ordinary.deviation };
  const balls = Math.max(0, over * BALLS_PER_OVER - standing.balls);
  const paced = balls * runsPerBall(paceOf(sight), skillAfter(standing.wickets) * edgeOf(sight) * SKILL_LOST);
  return { mean: Math.min(needed, paced), deviation: ordinary.deviation };
}

/** Score at the end of an over, as the market estimates it now. */
export function totalAt(over: number, sight: Sight): Projection {
  const { mean, deviation } = runsToCome(over, sight);
  return strayed({ mean: sight.moment.standing.score + mean, deviation }, sight);
}

/** Expected number of balls left in the innings: limited by the wickets and by the target. */
export function ballsToCome(sight: Sight): number {
  const { standing } = sight.moment;
  const needed = neededRuns(sight) ?? Infinity;
  const left = BALLS - standing.balls;
  return Math.min(left, (WICKETS - standing.wickets) * BALLS_A_WICKET, (CHASE_SHARE * needed) / runsPerBall(1, 1));
}

/** Runs from `balls` balls of the next over to be bowled. */
export function runsFrom(balls: number, sight: Sight): Projection {
  const { standing } = sight.moment;
  const over = Math.min(OVERS, Math.floor(standing.balls / BALLS_PER_OVER) + 1);
  const left = Math.max(1, over * BALLS_PER_OVER - standing.balls);
  const { mean, deviation } = runsToCome(over, sight);
  return { mean: (mean * balls) / left, deviation: deviation * Math.sqrt(balls / left) };
}
