import { priceOf, tickDown, tickUp, type Bet, type Level, type Price, type Runner } from '@site/api/contracts/exchange';
import { sumOf, type Paisa } from '@site/api/money';
import { paisaOf } from '@site/i18n';

export type RunnerSide = 'back' | 'lay';

/** Prices above and below the middle of the ladder. */
const LADDER_REACH = 7;

/** Prices of the ladder from high to low; fewer at an end of all odds. */
export const pricesAround = (middle: Price): Price[] => [...pricesFrom(middle, tickUp).reverse(), middle, ...pricesFrom(middle, tickDown)];

/** The middle after a turn of the ladder by half of its rows. */
export const turned = (middle: Price, to: 'higher' | 'lower'): Price =>
  pricesFrom(middle, to === 'higher' ? tickUp : tickDown).at(-1) ?? middle;

function pricesFrom(price: Price, step: (from: Price) => Price): Price[] {
  const prices: Price[] = [];
  for (let next = step(price); prices.length < LADDER_REACH && next !== (prices.at(-1) ?? price); next = step(next)) prices.push(next);
  return prices;
}

/** Best price on this side; null while nobody offers one. */
export const bestOf = (runner: Runner | null, side: RunnerSide): Price | null => priceOfLevel(levelsOf(runner, side)[0]);

/** Price of the runner now: its best back, else its best lay, else its last match. */
export function middleOf(runner: Runner | null): Price | null {
  const last = runner?.lastTraded;
  return bestOf(runner, 'back') ?? bestOf(runner, 'lay') ?? (last === undefined ? null : priceOf(last));
}

/** BDT that waits at each price. */
export const sizesOf = (runner: Runner | null, side: RunnerSide): ReadonlyMap<Price, number> =>
  new Map(levelsOf(runner, side).map(({ price, size }) => [priceOf(price), size]));

const levelsOf = (runner: Runner | null, side: RunnerSide): readonly Level[] =>
  (side === 'back' ? runner?.availableToBack : runner?.availableToLay) ?? [];
const priceOfLevel = (level: Level | undefined) => (level ? priceOf(level.price) : null);

/** The player's orders that wait at one price. */
export interface OwnStake {
  side: RunnerSide;
  price: Price;
  stake: Paisa;
  /** Ids of the bets. */
  ids: readonly string[];
}

/** Bets that still wait for their decision are left out, because nobody can cancel them. */
export function ownStakeAt(bets: readonly Bet[], side: RunnerSide, price: Price): OwnStake | null {
  const waiting = bets.filter((bet) => isWaiting(bet) && bet.side === side && priceOf(bet.odds) === price);
  if (waiting.length === 0) return null;
  return { side, price, stake: sumOf(waiting.map((bet) => paisaOf(bet.waiting.stake))), ids: waiting.map(({ bet_id }) => bet_id) };
}

const isWaiting = ({ state, waiting }: Bet) => (state === 'UNMATCHED' || state === 'PARTIAL') && paisaOf(waiting.stake) > 0n;
