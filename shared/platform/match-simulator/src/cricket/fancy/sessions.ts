import { evenLine, openLine, ratesAt } from '#model/rates';
import { BALLS_PER_OVER, OVERS } from '../ball-model';
import { winChance } from '../win-chance';
import { DELAY_MS, SHORT_DELAY_MS, bowledAt, decidedWhen, voidAt, type Decision, type InningsView, type Offer, type Sight } from './offer';
import { runsFrom, strayed, totalAt } from './outlook';

export const SESSIONS = [6, 10, 15, OVERS] as const;
/** So many overs are offered one by one: the one that is bowled and those after it. */
const OVERS_AHEAD = 2;
/** Offered long before the toss. */
const IN_ADVANCE = 0;
/** Below this deviation a line has rates instead of a gap. */
const WIDE_OPEN = 5;
const MARGIN = 0.06;
/** By so many deviations a side that is far behind its target makes less than the balls that are left would bring. */
const FALLS_SHORT = 0.42;
/** Runs a ball by which half of all overs stay below the mean. */
const SKEW = 0.08;

export const sessionDecision = ({ innings }: InningsView, overs: number): Decision =>
  decidedWhen(
    innings,
    ({ balls }) => balls === overs * BALLS_PER_OVER,
    ({ score }) => score,
  );

function sessionLine(overs: number, sight: Sight) {
  const { mean, deviation } = totalAt(overs, sight);
  const { match, moment } = sight;
  const target = moment.innings?.target ?? null;
  // More than the target is hardly ever made: the line is whether it is reached.
  if (target !== null && overs === OVERS && mean > target - WIDE_OPEN) {
    const first = winChance(match, moment);
    return ratesAt(target, moment.innings?.batting === 0 ? first : 1 - first, 2 * MARGIN);
  }
  if (target !== null && overs === OVERS) return openLine(mean - FALLS_SHORT * deviation);
  return deviation > WIDE_OPEN ? openLine(mean) : evenLine(mean, deviation, MARGIN);
}

/** Runs at the end of an over, counted from the first ball. */
export const sessionOffers = (view: InningsView): Offer[] =>
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

/** Runs of one over; void where its first ball was never bowled. */
export function overDecision({ innings }: InningsView, over: number): Decision {
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

/** Runs of each over alone. */
export const overOffers = (view: InningsView): Offer[] =>
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
