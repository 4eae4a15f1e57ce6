import type { Matcher, Selector } from './syntax';

export type SeriesLabels = Readonly<Record<string, string>>;

/** Values of one metric with the same labels, the oldest first. */
export interface Series {
  labels: SeriesLabels;
  /** Epoch seconds. */
  times: readonly number[];
  values: readonly number[];
}

/** Series by the name of their metric. */
export type SeriesByMetric = ReadonlyMap<string, readonly Series[]>;

/** One value at one moment. */
export interface Sample {
  labels: SeriesLabels;
  value: number;
}

/** Values of a series within a range. */
export interface RangeOfSeries {
  labels: SeriesLabels;
  times: readonly number[];
  values: readonly number[];
}

/** A label without a value counts as an empty one. */
export const keyOfLabels = (labels: SeriesLabels) =>
  JSON.stringify(
    Object.entries(labels)
      .filter(([, value]) => value !== '')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Finds the series of a selector once, because an expression is evaluated at many moments. */
export const seriesOf = (all: SeriesByMetric, { metric, matchers }: Selector): readonly Series[] => {
  const tests = matchers.map(testOf);
  return (all.get(metric) ?? []).filter(({ labels }) => tests.every((isMatch) => isMatch(labels)));
};

function testOf({ label, operator, value }: Matcher): (labels: SeriesLabels) => boolean {
  if (operator === '=') return (labels) => (labels[label] ?? '') === value;
  if (operator === '!=') return (labels) => (labels[label] ?? '') !== value;
  const pattern = new RegExp(`^(?:${value})$`);
  return operator === '=~' ? (labels) => pattern.test(labels[label] ?? '') : (labels) => !pattern.test(labels[label] ?? '');
}

/** The newest value at a moment, if it is no older than `lookBackS`. */
export function valueAt({ labels, times, values }: Series, at: number, lookBackS: number): Sample | null {
  const last = countUntil(times, at) - 1;
  const [time, value] = [times[last], values[last]];
  return time === undefined || value === undefined || time <= at - lookBackS ? null : { labels, value };
}

/** Values after `at - rangeS`, up to `at`; null without any. */
export function rangeAt({ labels, times, values }: Series, at: number, rangeS: number): RangeOfSeries | null {
  const [from, to] = [countUntil(times, at - rangeS), countUntil(times, at)];
  return from === to ? null : { labels, times: times.slice(from, to), values: values.slice(from, to) };
}

/** Number of times up to a moment, by halves. */
function countUntil(times: readonly number[], at: number): number {
  let [low, high] = [0, times.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
