/** Numerical Recipes' linear congruential generator: a seed gives the same draw on every machine. */
const STEP = 1_664_525;
const SHIFT = 1_013_904_223;
const RANGE = 2 ** 32;

/** @returns `count` of `items` at random, each at most once; the same for the same seed */
export function drawn<T>(items: readonly T[], count: number, seed: number): T[] {
  const left = [...items];
  let state = seed % RANGE;
  const next = () => (state = Number((BigInt(state) * BigInt(STEP) + BigInt(SHIFT)) % BigInt(RANGE))) / RANGE;
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(Math.floor(next() * left.length), 1)).flat();
}
