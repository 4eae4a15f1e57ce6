import {
  BALLS,
  BALLS_PER_OVER,
  NO_BALL_CHANCE,
  OVERS,
  WICKETS,
  WIDE_CHANCE,
  chancesOf,
  chasingPace,
  runsOf,
  settingPace,
  skillAfter,
} from './ball-model';
import type { InningsState } from './match';

/** Average runs from wides and no-balls for each legal ball. */
const EXTRAS_PER_BALL = (WIDE_CHANCE + 2 * NO_BALL_CHANCE) / (1 - WIDE_CHANCE - NO_BALL_CHANCE);

/** Average, including extras. */
export const runsPerBall = (pace: number, skill: number) =>
  EXTRAS_PER_BALL + runsOf(chancesOf(pace, skill)).reduce((sum, [runs, chance]) => sum + runs * chance, 0);

export interface Projection {
  mean: number;
  deviation: number;
}

interface Moments {
  mean: number;
  square: number;
}
const NOTHING: Moments = { mean: 0, square: 0 };
const place = (balls: number, wickets: number) => balls * WICKETS + wickets;

/** Runs to come until a ball of the innings, for every possible state before it. */
function createTable(lastBall: number): readonly Moments[] {
  const table: Moments[] = [];
  const momentsAt = (balls: number, wickets: number) =>
    wickets === WICKETS || balls === lastBall ? NOTHING : (table[place(balls, wickets)] ?? NOTHING);
  for (let balls = lastBall - 1; balls >= 0; balls -= 1) {
    for (let wickets = 0; wickets < WICKETS; wickets += 1) {
      const chances = chancesOf(settingPace(balls, wickets), skillAfter(wickets));
      const out = momentsAt(balls + 1, wickets + 1);
      const stays = momentsAt(balls + 1, wickets);
      const bat = runsOf(chances).reduce(
        (sum, [runs, chance]) => ({ mean: sum.mean + chance * runs, square: sum.square + chance * runs * runs }),
        NOTHING,
      );
      const here = bat.mean + EXTRAS_PER_BALL;
      const later = (of: keyof Moments) => chances.wicket * out[of] + (1 - chances.wicket) * stays[of];
      table[place(balls, wickets)] = {
        mean: here + later('mean'),
        // The runs of this ball are nearly independent of those of later balls.
        square: bat.square + EXTRAS_PER_BALL + 2 * here * later('mean') + later('square'),
      };
    }
  }
  return table;
}

/** One table for each over at which a count ends. They are built at the start of the platform, so that no request waits for them. */
const TABLES = Array.from({ length: OVERS + 1 }, (_, over) => createTable(over * BALLS_PER_OVER));

/** Runs that a side will score until the end of an over, from the current state of its innings. */
export function runsTo(over: number, { balls, wickets }: Pick<InningsState, 'balls' | 'wickets'>): Projection {
  const lastBall = over * BALLS_PER_OVER;
  if (wickets === WICKETS || balls >= lastBall) return { mean: 0, deviation: 0 };
  const { mean, square } = TABLES[over]?.[place(balls, wickets)] ?? NOTHING;
  return { mean, deviation: Math.sqrt(Math.max(0, square - mean * mean)) };
}

/** More runs than any side needs. */
const MOST_NEEDED = 300;
/** Chance of a side when the scores are level at the end: no side has won. */
const LEVEL = 0.5;
const chasePlace = (needed: number, balls: number, wickets: number) => (balls * WICKETS + wickets) * MOST_NEEDED + needed - 1;

/** Chance that a side reaches its target, for every number of runs, balls and fallen wickets. */
function createChases(): Float64Array {
  const table = new Float64Array((BALLS + 1) * WICKETS * MOST_NEEDED);
  const wins = (needed: number, ballsLeft: number, wickets: number) => {
    if (needed <= 0) return 1;
    if (wickets === WICKETS || ballsLeft === 0) return needed === 1 ? LEVEL : 0;
    return table[chasePlace(needed, ballsLeft, wickets)] ?? 0;
  };
  const extras = WIDE_CHANCE + NO_BALL_CHANCE;
  for (let ballsLeft = 1; ballsLeft <= BALLS; ballsLeft += 1) {
    for (let wickets = 0; wickets < WICKETS; wickets += 1) {
      for (let needed = 1; needed <= MOST_NEEDED; needed += 1) {
        const chances = chancesOf(chasingPace(needed, ballsLeft), skillAfter(wickets));
        const { wicket, one, two, three, four, six } = chances;
        const dot = 1 - wicket - one - two - three - four - six;
        const legal =
          wicket * wins(needed, ballsLeft - 1, wickets + 1) +
          dot * wins(needed, ballsLeft - 1, wickets) +
          one * wins(needed - 1, ballsLeft - 1, wickets) +
          two * wins(needed - 2, ballsLeft - 1, wickets) +
          three * wins(needed - 3, ballsLeft - 1, wickets) +
          four * wins(needed - 4, ballsLeft - 1, wickets) +
          six * wins(needed - 6, ballsLeft - 1, wickets);
        table[chasePlace(needed, ballsLeft, wickets)] = extras * wins(needed - 1, ballsLeft, wickets) + (1 - extras) * legal;
      }
    }
  }
  return table;
}

const CHASES = createChases();

/** Chance that a side of ordinary strength scores `needed` more runs. */
export function chaseChance(needed: number, { balls, wickets }: Pick<InningsState, 'balls' | 'wickets'>): number {
  if (needed <= 0) return 1;
  if (wickets === WICKETS || balls === BALLS) return needed === 1 ? LEVEL : 0;
  return needed > MOST_NEEDED ? 0 : (CHASES[chasePlace(needed, BALLS - balls, wickets)] ?? 0);
}
