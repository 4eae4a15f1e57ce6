import { HIGHEST_ODDS, isOnLadder, LOWEST_ODDS, tickUp, type Price } from '@site/api/contracts/exchange';
import { paisa } from '@site/api/money';
import type { HouseLevel } from '../feed';
import { within } from './probability';
import { seededRandom } from './seeded-random';

const LEVELS = 3;
/** Paisa at one price. */
const SMALLEST_SIZE = 200_000;
const LARGEST_SIZE = 20_000_000;
/** How much more waits where everybody is than where nobody is. */
const BUSIEST_FACTOR = 12;
/** Paisa: sizes are whole tens of BDT. */
const SIZE_STEP = 1000;

/** All prices of the ladder, the lowest first. */
const LADDER: readonly Price[] = (() => {
  const prices = [LOWEST_ODDS];
  for (let price = LOWEST_ODDS; price < HIGHEST_ODDS;) {
    price = tickUp(price);
    if (isOnLadder(price)) prices.push(price);
  }
  return prices;
})();

/** How many prices of the ladder are not above these odds. */
function countUpTo(odds: number): number {
  let [low, high] = [0, LADDER.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((LADDER[middle] ?? Infinity) <= odds) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface LevelsOptions {
  /** Sizes follow from it; with the tick in it they change with every tick. */
  seed: string;
  /** 0: hardly traded, 1: everybody is there. */
  depth: number;
}

/**
 * Three levels a side around a fair probability: no back above the fair odds and no lay below them, so the book is never crossed, and
 * over runners whose probabilities add up to one nobody wins for sure. At the ends of the ladder there are fewer, or none.
 */
export function levelsAround(probability: number, { seed, depth }: LevelsOptions): { back: HouseLevel[]; lay: HouseLevel[] } {
  const random = seededRandom(seed, 'sizes');
  const fair = 100 / within(probability, 1e-6, 1 - 1e-6);
  const below = countUpTo(fair);
  const firstLay = depth < 0.5 ? below + 1 : below;
  const best = SMALLEST_SIZE * BUSIEST_FACTOR ** within(depth, 0, 1);
  const level = (index: number, rank: number): HouseLevel[] => {
    const size = within(best * (0.4 + 1.2 * random()) * 1.6 ** rank, SMALLEST_SIZE, LARGEST_SIZE);
    const odds = LADDER[index];
    return odds === undefined ? [] : [{ odds, size: paisa(BigInt(Math.round(size / SIZE_STEP) * SIZE_STEP)) }];
  };
  const ranks = Array.from({ length: LEVELS }, (_, rank) => rank);
  return { back: ranks.flatMap((rank) => level(below - 1 - rank, rank)), lay: ranks.flatMap((rank) => level(firstLay + rank, rank)) };
}
