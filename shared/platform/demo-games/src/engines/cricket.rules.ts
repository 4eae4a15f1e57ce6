import { drawWeighted } from './draw';
import type { Engine } from './engine';
import { paySpots, readSpots, type Spots } from './spots';

/** Possible results of one ball; the chance of each is its weight out of 100. */
export const BALLS = ['dot', 'one', 'two', 'four', 'six', 'wicket'] as const;
export type Ball = (typeof BALLS)[number];
export const BALL_WEIGHTS = [30, 28, 15, 13, 6, 8] as const;

/** Total return in hundredths; each spot returns 95 to 96 %. */
export const BALL_PAYS: Readonly<Record<Ball, number>> = { dot: 318, one: 340, two: 635, four: 735, six: 1590, wicket: 1190 };

export const cricket: Engine<{ bets: Spots<Ball> }, { ball: Ball }> = {
  readChoice: (value, stakePaisa) => readSpots(value, BALLS, stakePaisa),
  start({ bets }, _, draw) {
    const ball = BALLS[drawWeighted(draw, BALL_WEIGHTS)] ?? 'dot';
    return { state: { ball }, payoutPaisa: paySpots(bets, BALLS, (spot) => (spot === ball ? BALL_PAYS[spot] : 0)) };
  },
  show: (state) => state,
};
