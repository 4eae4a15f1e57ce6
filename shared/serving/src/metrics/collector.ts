import type { FastifyInstance } from 'fastify';
import { addToEveryServer, type ServerName } from '../every-server';
import { METRICS, type CounterName, type GaugeName, type HistogramName, type MeasuredProgram, type MetricName } from './catalogue';
import { readGauge } from './gauges';
import { isStream } from './is-stream';
import { keepMeasures, type MetricLabels } from './measures';

/** One value of a metric now. A histogram has one for each of its buckets, under `<name>_bucket` with the label `le`. */
export interface CollectedValue {
  name: string;
  labels: MetricLabels;
  value: number;
}

export interface Collector {
  /** All values of this moment; a gauge that cannot be read has none. */
  read: () => Promise<CollectedValue[]>;
  stop: () => void;
}

/** Labels that are left out, because each of their values would be a number in every reading. */
const LEFT_OUT: readonly string[] = ['method', 'route'];
const REQUESTS = 'site_http_requests_total' satisfies CounterName;
const DURATION = 'site_http_request_duration_seconds' satisfies HistogramName;

/**
 * Keeps the numbers of this process without a library, for a site that has no Prometheus. Calls are counted by server and status. Call it
 * before a server is made.
 */
export function startCollector(program: MeasuredProgram): Collector {
  const own = (Object.keys(METRICS) as MetricName[]).filter((name) => (METRICS[name].of as readonly MeasuredProgram[]).includes(program));
  const counts = createCounts();
  for (const name of own) counts.begin(name);
  const endMeasures = keepMeasures({ add: counts.add, observe: counts.observe });
  const endServers = addToEveryServer((app, server) => countCalls(app, server, counts));
  const gauges = own.filter((name): name is GaugeName => METRICS[name].kind === 'gauge');

  return {
    read: async () => [...counts.values(), ...(await Promise.all(gauges.map(valuesOfGauge))).flat()],
    stop() {
      endMeasures();
      endServers();
    },
  };
}

async function valuesOfGauge(name: GaugeName): Promise<CollectedValue[]> {
  return (await readGauge(name)).map(({ labels, value }) => ({ name, labels, value }));
}

function countCalls(app: FastifyInstance, server: ServerName, { add, observe }: ReturnType<typeof createCounts>) {
  app.addHook('onResponse', (_request, reply, done) => {
    add(REQUESTS, { server, status: String(reply.statusCode) });
    if (!isStream(reply)) observe(DURATION, { server }, reply.elapsedTime / 1000);
    done();
  });
}

interface Histogram {
  name: HistogramName;
  labels: MetricLabels;
  bounds: readonly number[];
  /** Values in each bucket alone. */
  inBucket: number[];
}

function createCounts() {
  const counters = new Map<string, CollectedValue>();
  const histograms = new Map<string, Histogram>();
  const keyOf = (name: string, labels: MetricLabels) => `${name} ${JSON.stringify(labels)}`;

  function counter(name: CounterName, labels: MetricLabels): CollectedValue {
    const found = counters.get(keyOf(name, labels)) ?? { name, labels, value: 0 };
    counters.set(keyOf(name, labels), found);
    return found;
  }

  function histogram(name: HistogramName, labels: MetricLabels): Histogram {
    const key = keyOf(name, labels);
    const found = histograms.get(key);
    if (found) return found;
    const bounds = [...METRICS[name].buckets, Infinity];
    const begun = { name, labels, bounds, inBucket: bounds.map(() => 0) };
    histograms.set(key, begun);
    return begun;
  }

  return {
    /** A metric without labels is 0 from the start; its first event would be lost otherwise. */
    begin(name: MetricName) {
      if (METRICS[name].labels.length > 0) return;
      if (isHistogram(name)) histogram(name, {});
      else if (METRICS[name].kind === 'counter') counter(name as CounterName, {});
    },
    add(name: CounterName, labels: MetricLabels) {
      counter(name, shortened(labels)).value += 1;
    },
    observe(name: HistogramName, labels: MetricLabels, value: number) {
      const { bounds, inBucket } = histogram(name, shortened(labels));
      const bucket = bounds.findIndex((bound) => value <= bound);
      inBucket[bucket] = (inBucket[bucket] ?? 0) + 1;
    },
    values: () => [...[...counters.values()].map((one) => ({ ...one })), ...[...histograms.values()].flatMap(bucketsOf)],
  };
}

/** Each bucket has the values of lower ones too. */
function bucketsOf({ name, labels, bounds, inBucket }: Histogram): CollectedValue[] {
  let value = 0;
  return bounds.map((bound, at) => {
    value += inBucket[at] ?? 0;
    return { name: `${name}_bucket`, labels: { ...labels, le: bound === Infinity ? '+Inf' : String(bound) }, value };
  });
}

const isHistogram = (name: MetricName): name is HistogramName => METRICS[name].kind === 'histogram';

const shortened = (labels: MetricLabels): MetricLabels =>
  Object.fromEntries(Object.entries(labels).filter(([name]) => !LEFT_OUT.includes(name)));
