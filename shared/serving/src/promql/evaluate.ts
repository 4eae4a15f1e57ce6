import { aggregate, calculate, compare, type Result } from './operators';
import { quantiles } from './quantile';
import { rateOf } from './rate';
import { rangeAt, seriesOf, valueAt, type RangeOfSeries, type Sample, type SeriesByMetric } from './series';
import type { Expression } from './syntax';

/** Prometheus counts a value for five minutes when nothing newer came. */
const LOOK_BACK_S = 300;

interface EvaluateOptions {
  /** An older value counts as none. */
  lookBackS?: number;
}

/** Value of an expression at a moment in epoch seconds. */
type At = (at: number) => Result;

/** @returns the values of an expression at any moment @throws Error for a function outside of the part of PromQL that the site uses */
export function createEvaluation(
  expression: Expression,
  series: SeriesByMetric,
  { lookBackS = LOOK_BACK_S }: EvaluateOptions = {},
): (at: number) => readonly Sample[] {
  const at = valuesOf(expression, series, lookBackS);
  return (moment) => {
    const result = at(moment);
    return typeof result === 'number' ? [{ labels: {}, value: result }] : result;
  };
}

function valuesOf(expression: Expression, series: SeriesByMetric, lookBackS: number): At {
  const of = (part: Expression) => valuesOf(part, series, lookBackS);
  switch (expression.kind) {
    case 'number':
      return () => expression.value;
    case 'selector': {
      const selected = seriesOf(series, expression);
      return (at) => present(selected.map((one) => valueAt(one, at, lookBackS)));
    }
    case 'call':
      return callOf(expression, series, of);
    case 'aggregation': {
      const inner = of(expression.of);
      return (at) => aggregate(expression.operator, expression.by, vector(inner(at)));
    }
    case 'arithmetic': {
      const [left, right] = [of(expression.left), of(expression.right)];
      return (at) => calculate(expression.operator, left(at), right(at));
    }
    case 'comparison': {
      const [left, right] = [of(expression.left), of(expression.right)];
      return (at) => compare(expression.operator, left(at), right(at));
    }
  }
}

function callOf({ name, inputs }: Extract<Expression, { kind: 'call' }>, series: SeriesByMetric, of: (part: Expression) => At): At {
  const [first, second] = inputs;
  if (name === 'time') return (at) => at;
  if (!first) throw new Error(`${name}() needs something to work on.`);
  if (name === 'rate') return ranged(first, series, (range, at, rangeS) => rateOf(range, at, rangeS));
  if (name === 'min_over_time') return ranged(first, series, ({ values }) => Math.min(...values));
  const inner = of(first);
  if (name === 'abs') return (at) => each(inner(at), Math.abs);
  if (name === 'absent') return (at) => (vector(inner(at)).length ? [] : [{ labels: {}, value: 1 }]);
  if (!second) throw new Error(`${name}() is not known here, or lacks an argument.`);
  const other = of(second);
  if (name === 'clamp_min') return (at) => each(inner(at), (value) => Math.max(value, scalar(other(at))));
  if (name === 'histogram_quantile') return (at) => quantiles(scalar(inner(at)), vector(other(at)));
  throw new Error(`${name}() is not known here.`);
}

function ranged(input: Expression, series: SeriesByMetric, of: (range: RangeOfSeries, at: number, rangeS: number) => number | null): At {
  const rangeS = input.kind === 'selector' ? input.rangeS : null;
  if (input.kind !== 'selector' || rangeS === null) throw new Error('A range such as [5m] is missing.');
  const selected = seriesOf(series, input);
  return (at) =>
    present(
      selected.map((one) => {
        const range = rangeAt(one, at, rangeS);
        const value = range && of(range, at, rangeS);
        return value === null ? null : { labels: one.labels, value };
      }),
    );
}

const present = (samples: readonly (Sample | null)[]): Sample[] => samples.filter((sample) => sample !== null);

const each = (result: Result, change: (value: number) => number): Result =>
  typeof result === 'number' ? change(result) : result.map(({ labels, value }) => ({ labels, value: change(value) }));

const vector = (result: Result): readonly Sample[] => (typeof result === 'number' ? [{ labels: {}, value: result }] : result);

function scalar(result: Result): number {
  if (typeof result === 'number') return result;
  throw new Error('A number is needed where there is a set of values.');
}
