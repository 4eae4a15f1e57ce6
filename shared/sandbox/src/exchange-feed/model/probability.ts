const logistic = (value: number) => 1 / (1 + Math.exp(-value));

/** A probability moved by so much on the scale of log odds: it stays between 0 and 1. */
export const shifted = (probability: number, by: number) => logistic(Math.log(probability / (1 - probability)) + by);

export const within = (value: number, lowest: number, highest: number) => Math.min(highest, Math.max(lowest, value));

/** How likely a normal variable is below `value`. */
export function normalBelow(value: number, mean: number, deviation: number): number {
  return logistic((1.702 * (value - mean)) / Math.max(deviation, 1e-6));
}
