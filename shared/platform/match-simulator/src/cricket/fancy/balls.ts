import { ratesAt } from '#model/rates';
import { within } from '#model/probability';
import { BALLS, BALLS_PER_OVER, NO_BALL_CHANCE, WIDE_CHANCE, chancesOf, runsOf, skillAfter } from '../ball-model';
import { oversOf } from '../score';
import { SHORT_DELAY_MS, bowledAt, decidedWhen, voidAt, type FancyDecision, type InningsView, type FancyOffer, type Sight } from './offer';
import { paceOf } from './outlook';

/** The next ball and the one after it are offered. */
const BALLS_AHEAD = 1;
const MARGIN = 0.12;
/** Chance that a wide or a no-ball comes before a legal ball. */
const EXTRA = (WIDE_CHANCE + NO_BALL_CHANCE) / (1 - WIDE_CHANCE - NO_BALL_CHANCE);

/** Chance that `balls` balls give at least `least` runs. */
function chanceOfRuns(balls: number, least: number, chances: readonly (readonly [runs: number, chance: number])[]): number {
  if (least <= 0) return 1;
  if (balls === 0) return 0;
  const none = 1 - chances.reduce((sum, [, chance]) => sum + chance, 0);
  return chances.reduce(
    (sum, [runs, chance]) => sum + chance * chanceOfRuns(balls - 1, least - runs, chances),
    none * chanceOfRuns(balls - 1, least, chances),
  );
}

function ballLine(ball: number, sight: Sight) {
  const { standing } = sight.moment;
  const chances = runsOf(chancesOf(paceOf(sight), skillAfter(standing.wickets)));
  const toCome = within(ball - standing.balls, 1, BALLS_AHEAD + 1);
  const extra = toCome * EXTRA;
  const chance = (1 - extra) * chanceOfRuns(toCome, toCome, chances) + extra * chanceOfRuns(toCome, toCome - 1, chances);
  return ratesAt(standing.score + toCome, chance, MARGIN);
}

function decisionOf({ innings }: InningsView, ball: number): FancyDecision {
  const isBowled = innings.final.balls >= ball;
  return isBowled
    ? decidedWhen(
        innings,
        ({ balls }) => balls === ball,
        ({ score }) => score,
      )
    : voidAt(innings.end);
}

/** Lines on the team's total after a legal ball, including the extras before it. */
export const ballOffers = (view: InningsView): FancyOffer[] =>
  Array.from({ length: BALLS }, (_, index) => index + 1).flatMap((ball) => {
    const opens = bowledAt(view, ball - 1 - BALLS_AHEAD);
    if (opens === null || opens >= view.innings.end) return [];
    const decision = decisionOf(view, ball);
    const over = Math.floor((ball - 1) / BALLS_PER_OVER);
    // In the players' notation the last ball of an over is its sixth.
    const title = ball % BALLS_PER_OVER === 0 ? `${over}.${BALLS_PER_OVER}` : oversOf(ball);
    return {
      ...decision,
      code: `F-B${ball}-${view.number}`,
      name: `${title} Ball Run (Inn ${view.number})`,
      type: 3 as const,
      opens,
      lastBets: decision.decided,
      delayMs: SHORT_DELAY_MS,
      lineAt: (sight: Sight) => ballLine(ball, sight),
    };
  });
