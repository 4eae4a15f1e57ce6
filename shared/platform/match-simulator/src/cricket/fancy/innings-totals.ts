import { evenTotal } from '#match-feed/outlook';
import { poisson } from '#model/probability';
import { openLine } from '#model/rates';
import { OVERS } from '../ball-model';
import type { InningsState } from '../match';
import { DELAY_MS, decidedWhen, mapped, voidAt, type FancyDecision, type InningsView, type FancyOffer } from './offer';
import { ballsToCome, strayed, totalAt } from './outlook';

interface Count {
  code: string;
  name: string;
  of: (standing: InningsState) => number;
  /** Expected number for each ball. */
  perBall: number;
}

const MARGIN = 0.07;
/** The second side scores a share of the first total, but at least and at most a bound: a low total is often passed, a high one rarely. */
const [LEAST_ANSWER, ANSWERED, HIGHEST_ANSWER] = [56, 0.62, 175];
const COUNTS: readonly Count[] = [
  { code: '4S', name: 'Fours', of: ({ fours }) => fours, perBall: 0.123 },
  { code: '6S', name: 'Sixes', of: ({ sixes }) => sixes, perBall: 0.057 },
  { code: 'WD', name: 'Wides', of: ({ wides }) => wides, perBall: 0.036 },
  { code: 'WK', name: 'Wickets', of: ({ wickets }) => wickets, perBall: 0.056 },
  { code: 'BD', name: 'Boundaries', of: ({ fours, sixes }) => fours + sixes, perBall: 0.182 },
];

const atEnd = ({ innings }: InningsView, of: (standing: InningsState) => number) => decidedWhen(innings, () => false, of);

/** Lines on the fours, sixes, wides, boundaries and wickets of one innings. */
export const inningsOffers = (view: InningsView): FancyOffer[] =>
  COUNTS.map(({ code, name, of, perBall }) => {
    const decision = atEnd(view, of);
    return {
      ...decision,
      code: `F-${code}-${view.number}`,
      name: `Total ${name} (Inn ${view.number})`,
      type: 2,
      opens: view.opens,
      lastBets: decision.decided,
      delayMs: DELAY_MS,
      lineAt: (sight) => {
        const toCome = ballsToCome(sight) * perBall;
        const { mean } = strayed({ mean: toCome, deviation: Math.sqrt(toCome) }, sight);
        return evenTotal({ least: of(sight.moment.standing), chances: poisson(mean) }, MARGIN);
      },
    };
  });

function matchDecision(views: readonly InningsView[], end: number, of: (standing: InningsState) => number): FancyDecision {
  const [first, second] = views;
  const last = second ? atEnd(second, of) : voidAt(end);
  return first ? mapped(last, (runs) => runs + of(first.innings.final)) : last;
}

/** Lines on the runs of both sides; offered long before the toss. */
export function matchOffers(views: readonly InningsView[], end: number): FancyOffer[] {
  const decision = matchDecision(views, end, ({ score }) => score);
  const lineAt: FancyOffer['lineAt'] = (sight) => {
    const now = totalAt(OVERS, sight);
    if (sight.moment.index === 1) return openLine(now.mean + (views[0]?.innings.final.score ?? 0));
    return openLine(now.mean + Math.min(HIGHEST_ANSWER, LEAST_ANSWER + ANSWERED * now.mean));
  };
  const shared = { ...decision, type: 2 as const, opens: 0, lastBets: decision.decided, delayMs: DELAY_MS };
  return [{ ...shared, code: 'F-MATCH', name: 'Match Total Runs', lineAt }];
}
