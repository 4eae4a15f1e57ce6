import { evenLine, openLine, ratesAt } from '#model/rates';
import { BALLS_PER_OVER, OVERS } from '../ball-model';
import { winChance } from '../win-chance';
import {
  DELAY_MS,
  SHORT_DELAY_MS,
  bowledAt,
  decidedWhen,
  voidAt,
  type FancyDecision,
  type InningsView,
  type FancyOffer,
  type Sight,
} from './offer';
import { runsFrom, strayed, totalAt } from './outlook';

export const SESSIONS = [6, 10, 15, OVERS] as const;
/** Number of overs that are offered one by one: the current one and the next. */
const OVERS_AHEAD = 2;
/** Opening at the epoch: offered long before the toss. */
const IN_ADVANCE = 0;
/** Below this standard deviation a line has rates instead of a gap. */
const WIDE_OPEN = 5;
const MARGIN = 0.06;
/** A side far behind its target scores less than the mean, by so many standard deviations. */
const FALLS_SHORT = 0.42;
/** Median of an over below its mean, in runs for each ball. */
const SKEW = 0.08;

export const sessionDecision = ({ innings }: InningsView, overs: number): FancyDecision =>
  decidedWhen(
    innings,
    ({ balls }) => balls === overs * BALLS_PER_OVER,
    ({ score }) => score,
  );

function sessionLine(overs: number, sight: Sight) {
  const { mean, deviation } = totalAt(overs, sight);
  const { match, moment } = sight;
  const target = moment.innings?.target ?? null;
  // A chase rarely ends above the target, so the line is the target itself.
  if (target !== null && overs === OVERS && mean > target - WIDE_OPEN) {
    const first = winChance(match, moment);
    return ratesAt(target, moment.innings?.batting === 0 ? first : 1 - first, 2 * MARGIN);
  }
  if (target !== null && overs === OVERS) return openLine(mean - FALLS_SHORT * deviation);
  return deviation > WIDE_OPEN ? openLine(mean) : evenLine(mean, deviation, MARGIN);
}

/** Lines on the runs at the end of an over, counted from the first ball. */
export const sessionOffers = (view: InningsView): FancyOffer[] =>
  SESSIONS.map((overs) => {
    const decision = sessionDecision(view, overs);
    return {
      ...decision,
      code: `F-${overs}OV${view.number}`,
      name: `${overs} Over Runs (Inn ${view.number})`,
      type: 2,
      opens: view.number === 1 ? IN_ADVANCE : view.opens,
      lastBets: decision.decided,
      delayMs: DELAY_MS,
      lineAt: (sight) => sessionLine(overs, sight),
    };
  });

/** Runs of one over; void when its first ball was never bowled. */
export function overDecision({ innings }: InningsView, over: number): FancyDecision {
  const first = innings.deliveries.find(({ before }) => before.balls >= (over - 1) * BALLS_PER_OVER);
  if (!first) return voidAt(innings.end);
  return decidedWhen(
    innings,
    ({ balls }) => balls === over * BALLS_PER_OVER,
    ({ score }) => score - first.before.score,
  );
}

function overLine(view: InningsView, over: number, sight: Sight) {
  const { balls, score } = sight.moment.standing;
  const startBalls = (over - 1) * BALLS_PER_OVER;
  if (balls <= startBalls) {
    const { mean, deviation } = strayed(runsFrom(BALLS_PER_OVER, sight), sight);
    return evenLine(mean - SKEW * BALLS_PER_OVER, deviation, MARGIN);
  }
  const before = view.innings.deliveries.find((ball) => ball.before.balls >= startBalls)?.before.score ?? 0;
  const left = startBalls + BALLS_PER_OVER - balls;
  const { mean, deviation } = runsFrom(left, sight);
  return evenLine(score - before + mean - SKEW * left, deviation, MARGIN);
}

/** Lines on the runs of each single over. */
export const overOffers = (view: InningsView): FancyOffer[] =>
  Array.from({ length: OVERS }, (_, index) => index + 1).flatMap((over) => {
    const opens = bowledAt(view, (over - 1 - OVERS_AHEAD) * BALLS_PER_OVER);
    if (opens === null) return [];
    const decision = overDecision(view, over);
    return {
      ...decision,
      code: `F-O${over}-${view.number}`,
      name: `Over ${over} Runs (Inn ${view.number})`,
      type: 2 as const,
      opens: Math.max(opens, view.opens),
      lastBets: decision.decided,
      delayMs: SHORT_DELAY_MS,
      lineAt: (sight: Sight) => overLine(view, over, sight),
    };
  });
