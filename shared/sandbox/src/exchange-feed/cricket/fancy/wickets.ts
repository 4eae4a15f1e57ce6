import { evenLine } from '#exchange-feed/model/rates';
import { WICKETS, chancesOf, settingPace, skillAfter } from '../ball-model';
import { DELAY_MS, decidedWhen, type InningsView, type Offer, type Sight } from './offer';
import { ballsToCome, runsFrom, strayed } from './outlook';

const MARGIN = 0.11;
const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th'];

/** Half of all partnerships end before this part of what they bring on the average. */
const HALF_OF_THEM = 0.39;

function wicketLine(sight: Sight) {
  const { standing } = sight.moment;
  const { wicket } = chancesOf(settingPace(standing.balls, standing.wickets), skillAfter(standing.wickets));
  const balls = (1 - (1 - wicket) ** ballsToCome(sight)) / wicket;
  const runs = HALF_OF_THEM * balls * runsFrom(1, sight).mean;
  const { mean, deviation } = strayed({ mean: runs, deviation: 0.8 * runs + 1 }, sight);
  return evenLine(standing.score + mean, deviation, MARGIN);
}

/** The score at which the next wicket falls; where none falls any more, what the innings ends with. */
export const wicketOffers = (view: InningsView): Offer[] =>
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
