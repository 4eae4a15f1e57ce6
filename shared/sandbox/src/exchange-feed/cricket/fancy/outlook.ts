import { within } from '../../model/probability';
import { wobble } from '../../model/ticks';
import { BALLS, BALLS_PER_OVER, OVERS } from '../ball-model';
import { runsTo, type Projection } from '../projections';
import type { Sight } from './offer';

/** How far the market's belief strays from the score, in deviations. */
const STRAY = 0.12;
const WOBBLE_SECONDS = 40;

/** More or fewer runs than an ordinary side in an ordinary innings. */
function tempoOf({ match, moment }: Sight): number {
  const { innings, standing } = moment;
  if (!innings) return 1;
  const edge = match.squads[innings.batting].strength / match.squads[innings.batting === 0 ? 1 : 0].strength;
  if (innings.target === null) return edge;
  const ordinary = Math.max(1, runsTo(OVERS, standing).mean);
  return edge * Math.sqrt(within((innings.target - standing.score) / ordinary, 0.75, 1.4));
}

export const strayed = ({ mean, deviation }: Projection, { seed, tick }: Sight): Projection => ({
  mean: mean + STRAY * deviation * wobble(seed, tick, WOBBLE_SECONDS),
  deviation,
});

/** The score at the end of an over, as the market sees it now. */
export function totalAt(over: number, sight: Sight): Projection {
  const { standing, innings } = sight.moment;
  const { mean, deviation } = runsTo(over, standing);
  const target = innings?.target ?? null;
  const expected = standing.score + mean * tempoOf(sight);
  const most = target === null ? Infinity : Math.max(standing.score, target + 1);
  return strayed({ mean: Math.min(most, expected), deviation }, sight);
}

/** Balls that the innings still has, as far as its side will be able to bat. */
export function ballsToCome({ moment: { standing } }: Sight): number {
  const left = BALLS - standing.balls;
  const perWicket = 17;
  return Math.min(left, (10 - standing.wickets) * perWicket * 0.8);
}

/** Runs from so many balls of the over that is bowled next. */
export function runsFrom(balls: number, sight: Sight): Projection {
  const { standing } = sight.moment;
  const over = Math.min(OVERS, Math.floor(standing.balls / BALLS_PER_OVER) + 1);
  const left = Math.max(1, over * BALLS_PER_OVER - standing.balls);
  const { mean, deviation } = runsTo(over, standing);
  return { mean: (mean * tempoOf(sight) * balls) / left, deviation: deviation * Math.sqrt(balls / left) };
}
