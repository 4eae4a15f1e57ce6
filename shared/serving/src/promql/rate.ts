import type { RangeOfSeries } from './series';

/** Part of the mean pause between two values by which a range may go on beyond its first or last one. */
const NEAR = 1.1;

/**
 * Increase of a counter per second over a range, as Prometheus calculates it: a counter that fell began anew, and the ends of the range are
 * filled up as if the counter had gone on.
 * @returns null for fewer than two values
 */
export function rateOf({ times, values }: RangeOfSeries, at: number, rangeS: number): number | null {
  const [first, last, firstAt, lastAt] = [values[0], values.at(-1), times[0], times.at(-1)];
  if (first === undefined || last === undefined || firstAt === undefined || lastAt === undefined || values.length < 2) return null;
  const increase = last - first + lostByResets(values);
  const measuredS = lastAt - firstAt;
  const pauseS = measuredS / (values.length - 1);
  const filled = (gapS: number) => (gapS >= pauseS * NEAR ? pauseS / 2 : gapS);
  const sinceZeroS = increase > 0 && first >= 0 ? measuredS * (first / increase) : Infinity;
  const before = Math.min(filled(firstAt - (at - rangeS)), sinceZeroS);
  return (increase * ((measuredS + before + filled(at - lastAt)) / measuredS)) / rangeS;
}

const lostByResets = (values: readonly number[]) =>
  values.reduce((sum, value, index) => {
    const before = values[index - 1];
    return before !== undefined && value < before ? sum + before : sum;
  }, 0);
