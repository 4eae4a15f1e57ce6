import type { Price } from './price';

/** Hundredths: from this price on, steps of so much. */
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
export const LOWEST_ODDS = 101 as Price;
export const HIGHEST_ODDS = 100_000 as Price;

/** The step that leads up from this price. */
const stepFrom = (odds: number) => STEPS.findLast(([from]) => odds >= from)?.[1] ?? 1;
const baseOf = (odds: number) => STEPS.findLast(([from]) => odds >= from)?.[0] ?? LOWEST_ODDS;

/** True when the market takes bets at these odds. */
export const isOnLadder = (odds: Price) =>
  Number.isInteger(odds) && odds >= LOWEST_ODDS && odds <= HIGHEST_ODDS && (odds - baseOf(odds)) % stepFrom(odds) === 0;

/** The next price above, or the highest. */
export const tickUp = (odds: Price) => Math.min(HIGHEST_ODDS, odds + stepFrom(odds)) as Price;
/** The next price below, or the lowest. */
export const tickDown = (odds: Price) => Math.max(LOWEST_ODDS, odds - stepFrom(odds - 1)) as Price;
