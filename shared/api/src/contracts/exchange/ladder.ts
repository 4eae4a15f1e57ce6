import type { Price } from './price';

/** Steps of the price ladder in hundredths: the step that applies from a price on. */
const STEPS: readonly (readonly [from: number, step: number])[] = [
  [101, 1],
  [200, 2],
  [300, 5],
  [400, 10],
  [600, 20],
  [1000, 50],
  [2000, 100],
  [3000, 200],
  [5000, 500],
  [10_000, 1000],
];
/** Lowest odds of the ladder, 1.01 in hundredths. */
export const LOWEST_ODDS = 101 as Price;
/** Highest odds of the ladder, 1000 in hundredths. */
export const HIGHEST_ODDS = 100_000 as Price;

/** Step that leads up from these odds. */
const stepFrom = (odds: number) => STEPS.findLast(([from]) => odds >= from)?.[1] ?? 1;
const baseOf = (odds: number) => STEPS.findLast(([from]) => odds >= from)?.[0] ?? LOWEST_ODDS;

/** True for odds on the ladder; the market takes bets at these only. */
export const isOnLadder = (odds: Price) =>
  Number.isInteger(odds) && odds >= LOWEST_ODDS && odds <= HIGHEST_ODDS && (odds - baseOf(odds)) % stepFrom(odds) === 0;

/** The next odds above, or the highest. */
export const tickUp = (odds: Price) => Math.min(HIGHEST_ODDS, odds + stepFrom(odds)) as Price;
/** The next odds below, or the lowest. */
export const tickDown = (odds: Price) => Math.max(LOWEST_ODDS, odds - stepFrom(odds - 1)) as Price;
