import { chancesOf, runsOf, type BallChances } from '../ball-model';
import type { Batter, Delivery, Innings } from '../match';
import { DELAY_MS, voidAt, type FancyDecision, type InningsView, type FancyOffer, type Sight } from './offer';
import { BEYOND, ballsToCome, evenMore, lasts, paceOf, type Stand } from './outlook';

const MARGIN = 0.09;
/** Several boundaries need fewer balls than their number times the average distance. */
const BOUNDARY_SHARE = 0.85;

interface Figure {
  code: string;
  name: string;
  of: (batter: Batter) => number;
  /** Chance that he adds so many before he is out. */
  chanceOf: (more: number, chances: BallChances, stand: Stand) => number;
}

const FIGURES: readonly Figure[] = [
  {
    code: 'R',
    name: 'Runs',
    of: ({ runs }) => runs,
    chanceOf(more, chances, stand) {
      const perBall = runsOf(chances).reduce((sum, [runs, chance]) => sum + runs * chance, 0);
      return lasts(stand, (more + BEYOND) / perBall);
    },
  },
  { code: 'B', name: 'Balls', of: ({ balls }) => balls, chanceOf: (more, _, stand) => lasts(stand, more) },
  {
    code: 'X',
    name: 'Boundaries',
    of: ({ boundaries }) => boundaries,
    chanceOf: (more, { four, six }, stand) => lasts(stand, (BOUNDARY_SHARE * more) / (four + six)),
  },
];

const atCrease = ({ after }: Delivery, index: number) => after.crease.find((batter) => batter.index === index);

/** A batter who is out has also faced the last ball. */
function figuresOf(innings: Innings, index: number): { decided: number; batter: Batter | null } {
  const out = innings.deliveries.find(({ before, stroke }) => stroke.isWicket && before.crease[0]?.index === index);
  const facing = out?.before.crease[0];
  if (out && facing) return { decided: out.from, batter: { ...facing, balls: facing.balls + 1 } };
  return { decided: innings.end, batter: innings.final.crease.find((batter) => batter.index === index) ?? null };
}

/** Void when he never faces a ball, and when rain leaves him at the crease. */
function decisionOf(innings: Innings, index: number, of: Figure['of']): FancyDecision {
  const { decided, batter } = figuresOf(innings, index);
  const isStopped = !innings.isComplete && decided === innings.end;
  if (!batter || batter.balls === 0 || isStopped) return voidAt(decided);
  return { decided, result: { kind: 'runs', runs: of(batter) } };
}

/** The batter faces about half of the remaining balls, until he is out. */
function lineOf({ of, chanceOf }: Figure, index: number, skill: number, sight: Sight) {
  const { standing } = sight.moment;
  const now = standing.crease.find((batter) => batter.index === index);
  const chances = chancesOf(paceOf(sight), skill);
  const stand = { wicket: chances.wicket, balls: ballsToCome(sight) / 2 };
  return evenMore(now ? of(now) : 0, (more) => chanceOf(more, chances, stand), MARGIN, sight);
}

/** Lines on the runs, balls and boundaries of every batter. */
export const playerOffers = (view: InningsView): FancyOffer[] =>
  view.match.squads[view.innings.batting].players.flatMap(({ name, skill }, index) => {
    const arrival = view.innings.deliveries.find((ball) => atCrease(ball, index));
    const isOpener = index < 2;
    if (!arrival && !isOpener) return [];
    return FIGURES.map((figure) => {
      const decision = decisionOf(view.innings, index, figure.of);
      return {
        ...decision,
        code: `F-P${index + 1}${figure.code}-${view.number}`,
        name: `${name} ${figure.name}`,
        type: 2 as const,
        opens: isOpener || !arrival ? view.opens : arrival.from,
        lastBets: decision.decided,
        delayMs: DELAY_MS,
        lineAt: (sight: Sight) => lineOf(figure, index, skill, sight),
      };
    });
  });
