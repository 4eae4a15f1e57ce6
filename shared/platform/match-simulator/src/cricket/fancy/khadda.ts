import { normalBelow } from '#model/probability';
import { yesOnly } from '#model/rates';
import { BALLS_PER_OVER, OVERS } from '../ball-model';
import { INNINGS_START } from '../play-innings';
import { runsTo } from '../projections';
import { DELAY_MS, bowledAt, mapped, type InningsView, type FancyOffer, type Sight } from './offer';
import { totalAt } from './outlook';
import { sessionDecision } from './sessions';

/** Widths of the windows, in runs. */
const WIDTHS = [5, 10, 20] as const;
/** Number of adjacent windows of each width. */
const WINDOWS = 3;
const OVERS_OPEN = 15;
const EDGE = 0.07;
/** Continuity correction, because the total is a whole number. */
const HALF = 0.5;

function windowLine(first: number, width: number, sight: Sight) {
  const { mean, deviation } = totalAt(OVERS, sight);
  const below = (runs: number) => normalBelow(runs - HALF, mean, deviation);
  return yesOnly(below(first + width) - below(first), EDGE);
}

/** Start of the first window, so that the windows surround the expected total of a side of this strength. */
function firstWindow({ match, innings }: InningsView, width: number): number {
  const expected = runsTo(OVERS, INNINGS_START).mean * match.squads[innings.batting].strength;
  return Math.round((expected - (WINDOWS * width) / 2) / width) * width;
}

/** Windows for the total of the first innings; YES only. */
export function khaddaOffers(view: InningsView): FancyOffer[] {
  if (view.number !== 1) return [];
  const decision = sessionDecision(view, OVERS);
  const lastBets = bowledAt(view, OVERS_OPEN * BALLS_PER_OVER) ?? view.innings.end;
  return WIDTHS.flatMap((width) =>
    Array.from({ length: WINDOWS }, (_, index): FancyOffer => {
      const first = firstWindow(view, width) + index * width;
      return {
        ...mapped(decision, (runs) => (runs >= first && runs < first + width ? 1 : 0)),
        code: `F-K${width}-${first}`,
        name: `Khadda ${first}–${first + width - 1} (Inn 1)`,
        type: 4,
        opens: view.opens,
        lastBets,
        delayMs: DELAY_MS,
        lineAt: (sight) => windowLine(first, width, sight),
      };
    }),
  );
}
