const logistic = (value: number) => 1 / (1 + Math.exp(-value));

/** Shifts a probability on the scale of log odds, so that it stays between 0 and 1. */
export const shifted = (probability: number, by: number) => logistic(Math.log(probability / (1 - probability)) + by);

export const within = (value: number, lowest: number, highest: number) => Math.min(highest, Math.max(lowest, value));

/** Probability that a normal variable is below `value`. */
export function normalBelow(value: number, mean: number, deviation: number): number {
  return logistic((1.702 * (value - mean)) / Math.max(deviation, 1e-6));
}

/** Cut-off: larger counts of rare events are negligible. */
const MOST = 10;

/** Probabilities of the counts 0, 1, 2, ... of an event with this mean. */
export function poisson(mean: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let count = 1; count <= MOST + Math.ceil(2 * mean); count += 1) chances.push(((chances.at(-1) ?? 0) * mean) / count);
  return chances;
}
