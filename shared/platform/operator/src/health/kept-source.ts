import type { Executor } from '@site/platform-kit/data/database';
import { readMetricSamples, SAMPLE_EVERY_S, SAMPLES_KEPT_S, type MetricSample } from '@site/platform-kit/data/metric-samples';
import { isCounted } from '@site/serving/metrics';
import { createEvaluation, keyOfLabels, parseExpression, type Series, type SeriesByMetric, type SeriesLabels } from '@site/serving/promql';
import type { HealthSource, Moments, RangeLine } from './source';

/** A process that did not write for so long is gone, and its numbers are not those of now. */
const LOOK_BACK_S = 4 * SAMPLE_EVERY_S;
/** Rows that were written so long ago may still have been on their way at the last look. */
const ON_THEIR_WAY_S = 4 * SAMPLE_EVERY_S;

interface KeptSeries {
  metric: string;
  labels: SeriesLabels;
  times: number[];
  values: number[];
}

/** The numbers that the processes of the platform write to the database. Each look reads only what is new. */
export function createKeptSource(db: Executor): HealthSource {
  const kept = new Map<string, KeptSeries>();
  const newestOf = new Map<string, number>();

  function add({ process, at, readings }: MetricSample) {
    const before = newestOf.get(process);
    if (before !== undefined && at <= before) return;
    newestOf.set(process, at);
    for (const [metric, own, value] of readings) {
      const labels = { ...own, instance: process };
      const key = `${metric} ${keyOfLabels(labels)}`;
      const series = kept.get(key) ?? begun(metric, labels, before);
      kept.set(key, series);
      series.times.push(at);
      series.values.push(value);
    }
  }

  async function readNew(): Promise<number> {
    let after = Math.max(0, ...newestOf.values()) - ON_THEIR_WAY_S;
    for (;;) {
      const { now, samples, hasMore } = await readMetricSamples(db, after);
      samples.forEach(add);
      if (!hasMore) return now;
      after = samples.at(-1)?.at ?? now;
    }
  }

  function forget(before: number) {
    for (const [process, at] of newestOf) if (at < before) newestOf.delete(process);
    for (const [key, series] of kept) {
      const first = series.times.findIndex((time) => time >= before);
      if (first === -1) kept.delete(key);
      else if (first > 0) [series.times, series.values] = [series.times.slice(first), series.values.slice(first)];
    }
  }

  let running: Promise<number> | null = null;

  return {
    kind: 'own',
    async open() {
      // Two looks at the same time would add the same rows twice.
      running ??= readNew().finally(() => (running = null));
      const now = await running;
      forget(now - SAMPLES_KEPT_S);
      const series = byMetric(kept.values());
      return {
        now,
        newestAt: newestOf.size ? Math.max(...newestOf.values()) : null,
        processes: [...newestOf].map(([name, newest]) => ({ name, newest_at: newest })).sort((a, b) => (a.name < b.name ? -1 : 1)),
        metrics: new Set(
          [...series].filter(([, all]) => all.some(({ times }) => (times.at(-1) ?? 0) > now - LOOK_BACK_S)).map(([name]) => name),
        ),
        range: async (expression, moments) => rangeOf(expression, series, moments),
      };
    },
  };
}

/** A count that a running process did not have before was 0, so that its first events are an increase. */
const begun = (metric: string, labels: SeriesLabels, before: number | undefined): KeptSeries =>
  before !== undefined && isCounted(metric) ? { metric, labels, times: [before], values: [0] } : { metric, labels, times: [], values: [] };

function byMetric(all: Iterable<KeptSeries>): SeriesByMetric {
  const found = new Map<string, Series[]>();
  for (const one of all) found.set(one.metric, [...(found.get(one.metric) ?? []), one]);
  return found;
}

function rangeOf(expression: string, series: SeriesByMetric, moments: Moments): RangeLine[] {
  const valuesAt = createEvaluation(parseExpression(expression), series, { lookBackS: LOOK_BACK_S });
  const lines = new Map<string, { labels: SeriesLabels; values: (number | null)[] }>();
  for (const [index, at] of moments.entries())
    for (const { labels, value } of valuesAt(at)) {
      const line = lines.get(keyOfLabels(labels)) ?? { labels, values: moments.map(() => null) };
      lines.set(keyOfLabels(labels), line);
      line.values[index] = Number.isFinite(value) ? value : null;
    }
  return [...lines.values()];
}
