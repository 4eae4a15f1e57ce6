import { WICKETS, chancesOf, skillAfter } from '../ball-model';
import { DELAY_MS, decidedWhen, type InningsView, type FancyOffer, type Sight } from './offer';
import { ballsToCome, evenMore, lasts, neededRuns, paceOf, runsFrom } from './outlook';

const MARGIN = 0.11;
const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th'];

function wicketLine(sight: Sight) {
  const { standing } = sight.moment;
  const { wicket } = chancesOf(paceOf(sight), skillAfter(standing.wickets));
  const stand = { wicket, balls: ballsToCome(sight) };
  const runsPerBall = runsFrom(1, sight).mean;
  const most = neededRuns(sight) ?? Infinity;
  // The innings ends when the target is reached.
  const chanceOf = (runs: number) => (runs > most ? 0 : lasts(stand, runs / runsPerBall));
  return evenMore(standing.score, chanceOf, MARGIN, sight);
}

/** Lines on the score at the fall of the next wicket; without another wicket, on the final score. */
export const wicketOffers = (view: InningsView): FancyOffer[] =>
  ORDINALS.slice(0, WICKETS).flatMap((ordinal, fallen) => {
    const opens = fallen === 0 ? view.opens : view.innings.deliveries.find(({ after }) => after.wickets === fallen)?.from;
    if (opens === undefined || opens >= view.innings.end) return [];
    const decision = decidedWhen(
      view.innings,
      ({ wickets }) => wickets > fallen,
      ({ score }) => score,
    );
    return {
      ...decision,
      code: `F-W${fallen + 1}-${view.number}`,
      name: `Fall of ${ordinal} Wicket (Inn ${view.number})`,
      type: 2 as const,
      opens,
      lastBets: decision.decided,
      delayMs: DELAY_MS,
      lineAt: wicketLine,
    };
  });
