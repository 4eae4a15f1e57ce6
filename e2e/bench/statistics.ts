export const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = sorted.length % 2 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
};

/** The percentile of the values. @param part 0.95 for p95 */
export const percentile = (values: readonly number[], part: number) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN;
};

export interface Pairs {
  /** Median of the ratios of the pairs, ours divided by the other. */
  ratio: number;
  ours: number;
  other: number;
  /** Smallest and largest ratio of two runs of the same side: the effect of chance. */
  band: [number, number];
}

/** Runs both sides in turn, so that a slow minute of the machine hits both. */
export async function interleaved(count: number, ours: () => Promise<number>, other: () => Promise<number>): Promise<Pairs> {
  const pairs: { ours: number; other: number; again: number }[] = [];
  for (let index = 0; index < count; index++) {
    const forwards = index % 2 === 0;
    const first = forwards ? await ours() : await other();
    const second = forwards ? await other() : await ours();
    pairs.push({ ours: forwards ? first : second, other: forwards ? second : first, again: await other() });
  }
  const chance = pairs.map(({ other: one, again }) => again / one);
  return {
    ratio: median(pairs.map((pair) => pair.ours / pair.other)),
    ours: median(pairs.map((pair) => pair.ours)),
    other: median(pairs.map((pair) => pair.other)),
    band: [Math.min(...chance), Math.max(...chance)],
  };
}
