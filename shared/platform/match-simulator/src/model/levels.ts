import { HIGHEST_ODDS, isOnLadder, LOWEST_ODDS, tickUp, type Price } from '@site/api/contracts/exchange';
import { paisa } from '@site/api/money';
import type { HouseLevel } from '../feed';
import { within } from './probability';
import { seededRandom } from './seeded-random';

const LEVELS = 3;
/** Bounds on the size at one price, in paisa. */
const SMALLEST_SIZE = 200_000;
const LARGEST_SIZE = 20_000_000;
/** Ratio between the sizes of the busiest and the quietest market. */
const BUSIEST_FACTOR = 12;
/** In paisa: sizes are multiples of BDT 10. */
const SIZE_STEP = 1000;

/** All prices of the ladder, in ascending order. */
const LADDER: readonly Price[] = (() => {
  const prices = [LOWEST_ODDS];
  for (let price = LOWEST_ODDS; price < HIGHEST_ODDS;) {
    price = tickUp(price);
    if (isOnLadder(price)) prices.push(price);
  }
  return prices;
})();

/** Number of prices of the ladder up to these odds. */
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
  /** Seed of the sizes; with the tick in it they change with every tick. */
  seed: string;
  /** 0: hardly traded, 1: busiest. */
  depth: number;
}

/**
 * Three levels a side around a fair probability. No back is above the fair odds and no lay below them, so the prices never cross and
 * betting on every runner gives no sure win. At the ends of the ladder there are fewer levels, or none.
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
