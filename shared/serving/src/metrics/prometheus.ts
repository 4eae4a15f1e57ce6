import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry, type OpenMetricsContentType } from 'prom-client';
import type { ServerName } from '../every-server';
import { METRICS, type CounterName, type GaugeName, type HistogramName, type MeasuredProgram, type Metric } from './catalogue';
import { readGauge } from './gauges';
import { isStream } from './is-stream';
import type { MetricSink } from './measures';

/** Route of an address that no route has. */
const NO_ROUTE = 'none';
const DURATION = 'site_http_request_duration_seconds' satisfies HistogramName;

/**
 * The metrics of one process in the text form of OpenMetrics. This form lets a bucket name the request that was last in it, and the log has
 * that request under the same id.
 */
export function createRegistry(program: MeasuredProgram) {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  collectDefaultMetrics({ register: registry });
  const counters = new Map<CounterName, Counter>();
  const histograms = new Map<HistogramName, Histogram>();
  for (const [name, metric] of Object.entries<Metric>(METRICS)) if (metric.of.includes(program)) add(name, metric);

  function add(name: string, { kind, help, labels, buckets = [] }: Metric) {
    const options = { name, help, labelNames: [...labels], registers: [registry] };
    if (kind === 'counter') counters.set(name as CounterName, new Counter(options));
    else if (kind === 'histogram')
      histograms.set(name as HistogramName, new Histogram({ ...options, buckets: [...buckets], enableExemplars: name === DURATION }));
    else addGauge(name as GaugeName, options);
  }

  function addGauge(name: GaugeName, options: { help: string; labelNames: string[]; registers: (typeof registry)[] }) {
    const found = new Gauge({
      ...options,
      name,
      async collect() {
        const samples = await readGauge(name);
        this.reset();
        // Without labels the library sets 0, but an unknown value must not look like one.
        if (!options.labelNames.length) this.remove();
        for (const { labels, value } of samples) this.set(labels, value);
      },
    });
    if (!options.labelNames.length) found.remove();
  }

  const sink: MetricSink = {
    add: (name, labels) => counters.get(name)?.inc(labels),
    observe: (name, labels, value) => histograms.get(name)?.observe(labels, value),
  };

  /** Measures the calls of a server by the pattern of their route, so that no id becomes a label. */
  function measureCalls(app: FastifyInstance, server: ServerName) {
    const requests = counters.get('site_http_requests_total');
    const durations = histograms.get(DURATION);
    app.addHook('onResponse', (request, reply, done) => {
      const { method, id } = request;
      const route = request.routeOptions.url ?? NO_ROUTE;
      requests?.inc({ server, method, route, status: reply.statusCode });
      const labels = { server, method, route };
      if (!isStream(reply)) durations?.observe({ labels, value: reply.elapsedTime / 1000, exemplarLabels: { request_id: String(id) } });
      done();
    });
  }

  return { sink, measureCalls, contentType: registry.contentType, text: () => registry.metrics() };
}
