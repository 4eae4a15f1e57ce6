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
export const LOWEST_ODDS = 101;
export const HIGHEST_ODDS = 100_000;

/** The step that leads up from this price. */
const stepFrom = (odds: number) => STEPS.findLast(([from]) => odds >= from)?.[1] ?? 1;
const baseOf = (odds: number) => STEPS.findLast(([from]) => odds >= from)?.[0] ?? LOWEST_ODDS;

/** @param odds decimal odds in hundredths: 1.98 is 198 */
export const isOnLadder = (odds: number) =>
  Number.isInteger(odds) && odds >= LOWEST_ODDS && odds <= HIGHEST_ODDS && (odds - baseOf(odds)) % stepFrom(odds) === 0;

/** The next price above, or the highest. */
export const tickUp = (odds: number) => Math.min(HIGHEST_ODDS, odds + stepFrom(odds));
/** The next price below, or the lowest. */
export const tickDown = (odds: number) => Math.max(LOWEST_ODDS, odds - stepFrom(odds - 1));
