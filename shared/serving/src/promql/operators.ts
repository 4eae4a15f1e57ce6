import { keyOfLabels, type Sample, type SeriesLabels } from './series';
import type { Aggregation, Arithmetic, Comparison } from './syntax';

/** A number, or a value for each set of labels. */
export type Result = number | readonly Sample[];

const CALCULATED: Readonly<Record<Arithmetic, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

const COMPARED: Readonly<Record<Comparison, (left: number, right: number) => boolean>> = {
  '==': (left, right) => left === right,
  '!=': (left, right) => left !== right,
  '>': (left, right) => left > right,
  '<': (left, right) => left < right,
  '>=': (left, right) => left >= right,
  '<=': (left, right) => left <= right,
};

const AGGREGATED: Readonly<Record<Aggregation, (values: readonly number[]) => number>> = {
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
  count: (values) => values.length,
};

/** Two sets of values meet where their labels are the same. */
export const calculate = (operator: Arithmetic, left: Result, right: Result): Result => pairs(left, right, CALCULATED[operator]);

/** Keeps the left values for which the comparison is true. */
export function compare(operator: Comparison, left: Result, right: Result): readonly Sample[] {
  const held = pairs(left, right, (a, b) => (COMPARED[operator](a, b) ? a : null));
  return typeof held === 'number' ? [{ labels: {}, value: held }] : held;
}

function pairs(left: Result, right: Result, of: (left: number, right: number) => number | null): Result {
  if (typeof left === 'number' && typeof right === 'number') return of(left, right) ?? [];
  if (typeof right === 'number') return kept(left as readonly Sample[], (value) => of(value, right));
  if (typeof left === 'number') return kept(right, (value) => of(left, value));
  const others = new Map(right.map(({ labels, value }) => [keyOfLabels(labels), value]));
  return kept(left, (value, labels) => {
    const other = others.get(keyOfLabels(labels));
    return other === undefined ? null : of(value, other);
  });
}

const kept = (samples: readonly Sample[], of: (value: number, labels: SeriesLabels) => number | null): Sample[] =>
  samples.flatMap(({ labels, value }) => {
    const result = of(value, labels);
    return result === null ? [] : [{ labels, value: result }];
  });

export function aggregate(operator: Aggregation, by: readonly string[], samples: readonly Sample[]): Sample[] {
  const groups = new Map<string, { labels: SeriesLabels; values: number[] }>();
  for (const { labels: all, value } of samples) {
    const labels = Object.fromEntries(by.flatMap((label) => (all[label] === undefined ? [] : [[label, all[label]]])));
    const group = groups.get(keyOfLabels(labels)) ?? { labels, values: [] };
    group.values.push(value);
    groups.set(keyOfLabels(labels), group);
  }
  return [...groups.values()].map(({ labels, values }) => ({ labels, value: AGGREGATED[operator](values) }));
}
