import { within } from '../model/probability';

export const OVERS = 20;
export const BALLS_PER_OVER = 6;
export const BALLS = OVERS * BALLS_PER_OVER;
export const WICKETS = 10;

/** Chance of each delivery; both kinds give a run and are bowled again. */
export const WIDE_CHANCE = 0.035;
export const NO_BALL_CHANCE = 0.005;

/** Average runs of a batter from an ordinary ball. */
const RUNS_PER_BALL = 1.33;
const [POWERPLAY_END, MIDDLE_END, DEATH_START] = [6, 11, 16];

function phaseOf(over: number): number {
  if (over < POWERPLAY_END) return 1.06;
  if (over < MIDDLE_END) return 0.9;
  return over < DEATH_START ? 1.02 : 1.32;
}

/** Scoring pace of a side that sets a target; 1 is ordinary. */
export function settingPace(balls: number, wickets: number): number {
  const over = balls / BALLS_PER_OVER;
  const lostTooEarly = Math.max(0, wickets - 1 - over / 4);
  return within(phaseOf(Math.floor(over)) * (1 - 0.05 * lostTooEarly), 0.7, 1.4);
}

/** Scoring pace of a side that needs `needed` runs in `ballsLeft` balls. */
export const chasingPace = (needed: number, ballsLeft: number) => within(needed / (ballsLeft * RUNS_PER_BALL), 0.84, 1.75);

/** Chance of each outcome; the rest is a ball without a run. */
export interface BallChances {
  wicket: number;
  one: number;
  two: number;
  three: number;
  four: number;
  six: number;
}

export function chancesOf(pace: number, skill: number): BallChances {
  return {
    wicket: (0.046 * pace * Math.sqrt(pace)) / skill,
    one: 0.375,
    two: 0.07,
    three: 0.004,
    four: 0.112 * pace * skill,
    six: 0.05 * pace * Math.sqrt(pace) * skill,
  };
}

/** Skill of an ordinary side by the number of fallen wickets. */
const SKILL_LEFT = [1.06, 1.07, 1.07, 1.04, 1.01, 0.97, 0.89, 0.8, 0.69, 0.6];
export const skillAfter = (wickets: number) => SKILL_LEFT[wickets] ?? 1;

/** Possible runs from one legal ball, with their chances. */
export const runsOf = ({ one, two, three, four, six }: BallChances): readonly (readonly [runs: number, chance: number])[] => [
  [1, one],
  [2, two],
  [3, three],
  [4, four],
  [6, six],
];
