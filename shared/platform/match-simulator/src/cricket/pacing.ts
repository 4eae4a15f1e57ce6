import { BALLS_PER_OVER } from './ball-model';
import type { Delivery, PlayedBall } from './match';
import { within } from '../model/probability';

/** Length in seconds. */
const RUN_UP = 8;
export const INNINGS_BREAK = 900;
const FIRST_BALL = 40;
const AFTER_OVER = 25;
const AFTER_WICKET = 55;
/** Bounds in seconds on the average time between two balls. */
const [QUICKEST_BALL, SLOWEST_BALL] = [33, 55];

/** Balls of a typical innings, and the seconds that its overs and wickets add. */
const USUAL_BALLS = 120;
const USUAL_BREAKS = 20 * AFTER_OVER + 7 * AFTER_WICKET;

const breakAfter = ({ stroke, after }: PlayedBall) =>
  (stroke.isLegal && after.balls % BALLS_PER_OVER === 0 ? AFTER_OVER : 0) + (stroke.isWicket ? AFTER_WICKET : 0);

/**
 * Average seconds between two balls, so that an innings lasts about `wantedSeconds`. It ignores the real balls, because the pace would
 * reveal later ones.
 */
export const ballSeconds = (wantedSeconds: number) =>
  within((wantedSeconds - FIRST_BALL - USUAL_BREAKS) / USUAL_BALLS, QUICKEST_BALL, SLOWEST_BALL);

/** Sets the time of each ball. */
export function laidOut(played: readonly PlayedBall[], innings: 0 | 1, start: number, seconds: number, random: () => number): Delivery[] {
  let at = start + FIRST_BALL;
  return played.map((ball) => {
    const from = Math.round(at);
    at += seconds * (0.8 + 0.4 * random()) + breakAfter(ball);
    return { ...ball, innings, from, runUp: from - RUN_UP };
  });
}
