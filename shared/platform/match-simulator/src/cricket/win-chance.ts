import { shifted, within } from '../model/probability';
import { BALLS } from './ball-model';
import type { Match } from './match';
import type { MatchMoment } from './moment';
import { INNINGS_START } from './play-innings';
import { chaseChance, runsTo } from './projections';

/** Weight of a difference in strength, on the scale of log odds. */
const STRENGTH_WEIGHT = 9;
/** Sample points of the first total, in standard deviations, with their weights. */
const TOTALS = [-2.2, -1.6, -1.1, -0.7, -0.35, 0, 0.35, 0.7, 1.1, 1.6, 2.2].map((place) => ({
  place,
  weight: Math.exp((-place * place) / 2),
}));
const ALL_WEIGHTS = TOTALS.reduce((sum, { weight }) => sum + weight, 0);
/** Bounds on a chance before the match is over. */
const [LEAST, MOST] = [0.0015, 0.9985];

/** Chance of the side that bats first, from the state of its innings. */
function settingChance({ standing }: Pick<MatchMoment, 'standing'>): number {
  const { mean, deviation } = runsTo(20, standing);
  const chased = TOTALS.reduce(
    (sum, { place, weight }) => sum + weight * chaseChance(Math.round(standing.score + mean + place * deviation) + 1, INNINGS_START),
    0,
  );
  return 1 - chased / ALL_WEIGHTS;
}

function battingChance(match: Match, moment: MatchMoment, batting: 0 | 1): number {
  const { standing, innings } = moment;
  const target = innings?.target ?? null;
  const fair = target === null ? settingChance(moment) : chaseChance(target - standing.score, standing);
  const left = target === null ? 1 - standing.balls / BALLS / 2 : (1 - standing.balls / BALLS) / 2;
  const edge = match.squads[batting].strength - match.squads[batting === 0 ? 1 : 0].strength;
  return shifted(within(fair, LEAST, MOST), STRENGTH_WEIGHT * edge * left);
}

/** Chance of the first side, from the public state. */
export function winChance(match: Match, moment: MatchMoment): number {
  const { innings } = moment;
  if (innings) return innings.batting === 0 ? battingChance(match, moment, 0) : 1 - battingChance(match, moment, 1);
  return (battingChance(match, moment, 0) + 1 - battingChance(match, moment, 1)) / 2;
}
