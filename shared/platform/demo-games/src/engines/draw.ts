/** Uniform whole numbers from a committed stream; the server and the verifier in the page pass it the same words. */
export interface Draw {
  /** 0 to `limit` - 1. */
  below(limit: number): number;
}

/** 0 to 51: suit = card / 13, rank = card % 13 with 0 the ace. */
export type Card = number;

const RANGE = 2 ** 32;

/** @param nextWord returns the next unsigned 32-bit word of the stream */
export function drawFrom(nextWord: () => number): Draw {
  return {
    below(limit) {
      // Words past the last whole multiple are thrown away: a plain remainder would favour small numbers.
      const fair = RANGE - (RANGE % limit);
      for (;;) {
        const word = nextWord();
        if (word < fair) return word % limit;
      }
    },
  };
}

/** `count` different numbers of 0 to `limit` - 1, in the order drawn. */
export function drawDistinct(draw: Draw, count: number, limit: number): number[] {
  const left = Array.from({ length: limit }, (_, at) => at);
  return Array.from({ length: count }, () => left.splice(draw.below(left.length), 1)[0] ?? 0);
}

/** Draws an index with the chance of its weight. */
export function drawWeighted(draw: Draw, weights: readonly number[]): number {
  let rest = draw.below(weights.reduce((sum, weight) => sum + weight, 0));
  return weights.findIndex((weight) => (rest -= weight) < 0);
}
