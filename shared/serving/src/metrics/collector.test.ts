import Fastify from 'fastify';
import { guard } from '../guard';
import { startCollector, type Collector } from './collector';
import { gauge } from './gauges';
import { count, observe } from './measures';
import { startMetrics } from './start-metrics';

let collector: Collector;
beforeEach(() => {
  collector = startCollector('platform');
});
afterEach(() => collector.stop());

const valuesOf = async (name: string) => (await collector.read()).filter((one) => one.name === name);

async function createServer() {
  const app = Fastify();
  guard(app, { name: 'platform', trustedHops: [], hosts: [], origin: '', resourcePolicy: 'same-origin' });
  app.get('/things/:id', (request) => ({ id: request.id }));
  app.get('/news', (_request, reply) => reply.type('text/event-stream').send('data: 1\n\n'));
  await app.ready();
  return app;
}

it('counts calls by server and status over all routes', async () => {
  const app = await createServer();
  for (const address of ['/things/1', '/things/2', '/none']) await app.inject(address);
  expect(await valuesOf('site_http_requests_total')).toEqual([
    { name: 'site_http_requests_total', labels: { server: 'platform', status: '200' }, value: 2 },
    { name: 'site_http_requests_total', labels: { server: 'platform', status: '404' }, value: 1 },
  ]);
  const all = (await valuesOf('site_http_request_duration_seconds_bucket')).find(({ labels }) => labels['le'] === '+Inf');
  expect(all).toMatchObject({ labels: { server: 'platform' }, value: 3 });
});

it('does not measure how long a stream was open', async () => {
  await (await createServer()).inject('/news');
  expect(await valuesOf('site_http_requests_total')).toHaveLength(1);
  expect(await valuesOf('site_http_request_duration_seconds_bucket')).toEqual([]);
});

it('has histograms and counters without labels from the start, so that their first event counts', async () => {
  expect(await valuesOf('site_events_lost_total')).toEqual([{ name: 'site_events_lost_total', labels: {}, value: 0 }]);
  observe('site_bet_decision_lateness_seconds', 0.25);
  const buckets = await valuesOf('site_bet_decision_lateness_seconds_bucket');
  expect(buckets.map(({ labels, value }) => [labels['le'], value])).toEqual(
    expect.arrayContaining([
      ['0.2', 0],
      ['0.3', 1],
      ['+Inf', 1],
    ]),
  );
});

it('reads gauges, and leaves out one without a value', async () => {
  gauge('site_database_waiting', () => 3);
  gauge('site_outbox_age_seconds', () => null);
  expect(await valuesOf('site_database_waiting')).toEqual([{ name: 'site_database_waiting', labels: {}, value: 3 }]);
  expect(await valuesOf('site_outbox_age_seconds')).toEqual([]);
  expect(await valuesOf('site_live_serial')).toEqual([]);
});

it('counts beside Prometheus, and nothing after its end', async () => {
  const metrics = await startMetrics('platform');
  count('site_events_lost_total');
  metrics.stop();
  count('site_events_lost_total');
  collector.stop();
  count('site_events_lost_total');
  expect(await valuesOf('site_events_lost_total')).toEqual([{ name: 'site_events_lost_total', labels: {}, value: 2 }]);
});
