import { keyOfLabels, type Sample, type SeriesLabels } from './series';

interface Bucket {
  /** Upper bound. */
  to: number;
  /** Values up to it, those of lower buckets too. */
  count: number;
}

/** The value below which a share of a histogram lies, for each set of its labels; NaN for a histogram without a value. */
export function quantiles(share: number, samples: readonly Sample[]): Sample[] {
  const histograms = new Map<string, { labels: SeriesLabels; buckets: Bucket[] }>();
  for (const { labels: all, value } of samples) {
    const { le = '', ...labels } = all;
    const histogram = histograms.get(keyOfLabels(labels)) ?? { labels, buckets: [] };
    histogram.buckets.push({ to: le === '+Inf' ? Infinity : Number(le), count: value });
    histograms.set(keyOfLabels(labels), histogram);
  }
  return [...histograms.values()].map(({ labels, buckets }) => ({ labels, value: quantileOf(share, buckets) }));
}

function quantileOf(share: number, buckets: readonly Bucket[]): number {
  const sorted = buckets.toSorted((a, b) => a.to - b.to);
  const last = sorted.at(-1);
  if (last?.to !== Infinity || last.count === 0 || sorted.length < 2) return Number.NaN;
  const rank = share * last.count;
  const at = sorted.findIndex(({ count }) => count >= rank);
  const [found, below] = [sorted[at], sorted[at - 1]];
  // Values above the highest bound lie anywhere, so the bound itself is the answer.
  if (!found || found.to === Infinity) return sorted.at(-2)?.to ?? Number.NaN;
  const [from, before] = below ? [below.to, below.count] : [0, 0];
  return from + (found.to - from) * ((rank - before) / (found.count - before));
}
