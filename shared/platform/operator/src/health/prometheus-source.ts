import * as z from '@site/api/schema';
import type { HealthSource, Moments, RangeLine } from './source';

const PATIENCE_MS = 3_000;
/** Metrics of the site, and those that the rules have from other programs. */
const KNOWN = '{__name__=~"site_.+|up|probe_.+"}';
/** A metric that each process of the platform has. */
const NEWEST = 'max(timestamp(site_database_up))';

const labelsSchema = z.record(z.string(), z.string());
/** `[epoch seconds, value]`; the value is text, because JSON has no `NaN`. */
const pointSchema = z.array(z.union([z.number(), z.string()]));
const answerOf = <S extends z.ZodMiniType>(result: S) => z.object({ data: z.object({ result: z.array(result) }) });
const vectorSchema = answerOf(z.object({ metric: labelsSchema, value: pointSchema }));
const matrixSchema = answerOf(z.object({ metric: labelsSchema, values: z.array(pointSchema) }));

/** The numbers that a Prometheus has scraped from all processes. @param url its address, without a slash at the end */
export function createPrometheusSource(url: string, now: () => number = Date.now): HealthSource {
  async function ask<S extends z.ZodMiniType>(path: string, input: Record<string, string>, schema: S): Promise<z.output<S>> {
    const answer = await fetch(`${url}/api/v1/${path}?${new URLSearchParams(input).toString()}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => null);
    if (!answer) throw new Error(`The Prometheus at ${url} does not answer.`);
    const body: unknown = await answer.json().catch(() => null);
    const read = z.safeParse(schema, body);
    if (answer.ok && read.success) return read.data;
    throw new Error(`The Prometheus at ${url} answers ${answer.status}, and not with numbers.`);
  }

  const valuesOf = async (query: string) => (await ask('query', { query }, vectorSchema)).data.result;

  async function range(query: string, moments: Moments): Promise<RangeLine[]> {
    const [first = 0, second = first + 1] = moments;
    const step = second - first;
    const given = { query, start: String(first), end: String(moments.at(-1) ?? first), step: String(step) };
    const { result } = (await ask('query_range', given, matrixSchema)).data;
    return result.map(({ metric: { __name__: _, ...labels }, values }) => {
      const known = new Map(values.map(([at, value]) => [Math.round((Number(at) - first) / step), Number(value)]));
      return { labels, values: moments.map((_moment, index) => finite(known.get(index))) };
    });
  }

  return {
    kind: 'prometheus',
    async open() {
      const [newest, names] = await Promise.all([valuesOf(NEWEST), valuesOf(`count by (__name__) (${KNOWN})`)]);
      return {
        now: now() / 1000,
        newestAt: newest[0] ? Number(newest[0].value[1]) : null,
        processes: null,
        metrics: new Set(names.map(({ metric }) => metric['__name__'] ?? '')),
        range,
      };
    },
  };
}

const finite = (value: number | undefined) => (value === undefined || !Number.isFinite(value) ? null : value);
