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

function createCounts() {
  const counts = new Map<string, CollectedValue>();

  function increase(name: string, labels: MetricLabels, by = 1) {
    const key = `${name} ${JSON.stringify(labels)}`;
    const found = counts.get(key);
    if (found) found.value += by;
    else counts.set(key, { name, labels, value: by });
  }

  /** Counts a value in each bucket that it fits in; `by` 0 makes the buckets. */
  function intoBuckets(name: HistogramName, labels: MetricLabels, value: number, by = 1) {
    for (const bound of [...METRICS[name].buckets, Infinity])
      increase(`${name}_bucket`, { ...labels, le: bound === Infinity ? '+Inf' : String(bound) }, value <= bound ? by : 0);
  }

  return {
    /** A metric without labels is 0 from the start; its first event would be lost otherwise. */
    begin(name: MetricName) {
      if (METRICS[name].labels.length > 0) return;
      if (isHistogram(name)) intoBuckets(name, {}, 0, 0);
      else if (METRICS[name].kind === 'counter') increase(name, {}, 0);
    },
    add: (name: CounterName, labels: MetricLabels) => increase(name, shortened(labels)),
    observe: (name: HistogramName, labels: MetricLabels, value: number) => intoBuckets(name, shortened(labels), value),
    values: () => [...counts.values()].map((one) => ({ ...one })),
  };
}

const isHistogram = (name: MetricName): name is HistogramName => METRICS[name].kind === 'histogram';

const shortened = (labels: MetricLabels): MetricLabels =>
  Object.fromEntries(Object.entries(labels).filter(([name]) => !LEFT_OUT.includes(name)));
