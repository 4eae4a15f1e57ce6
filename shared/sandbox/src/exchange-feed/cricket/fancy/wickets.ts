import { within } from '../../model/probability';
import { evenLine } from '../../model/rates';
import { BALLS, WICKETS, chancesOf, settingPace, skillAfter } from '../ball-model';
import { DELAY_MS, decidedWhen, type InningsView, type Offer, type Sight } from './offer';
import { runsFrom, strayed, totalAt } from './outlook';

const MARGIN = 0.09;
const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th'];

/** Balls until a wicket falls, or the innings ends. */
function ballsToWicket({ moment: { standing } }: Sight): number {
  const { wicket } = chancesOf(settingPace(standing.balls, standing.wickets), skillAfter(standing.wickets));
  return (1 - (1 - wicket) ** (BALLS - standing.balls)) / wicket;
}

function wicketLine(sight: Sight) {
  const { score } = sight.moment.standing;
  const balls = ballsToWicket(sight);
  const perBall = runsFrom(1, sight).mean;
  const total = totalAt(20, sight).mean;
  // Half of them fall before this, not at the mean of a long tail.
  const mean = within(0.72 * balls * perBall, 0, Math.max(0, total - score));
  const stray = strayed({ mean, deviation: 0.8 * mean + 1 }, sight);
  return evenLine(score + stray.mean, stray.deviation, MARGIN);
}

/** The score at which the next wicket falls; where none falls any more, what the innings ends with. */
export const wicketOffers = (view: InningsView): Offer[] =>
  ORDINALS.slice(0, WICKETS).flatMap((ordinal, fallen) => {
    const before = view.innings.deliveries.find(({ after }) => after.wickets === fallen);
    if (!before || view.innings.deliveries.at(-1)?.from === before.from) return [];
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
      opens: fallen === 0 ? view.opens : before.from,
      lastBets: decision.decided,
      delayMs: DELAY_MS,
      lineAt: wicketLine,
    };
  });
