import Fastify, { type FastifyInstance } from 'fastify';
import { guard } from '../guard';
import { gauge } from './gauges';
import { count, observe } from './measures';
import { startMetrics, type KeptMetrics } from './start-metrics';

let metrics: KeptMetrics;
let scraped: FastifyInstance;
let server: FastifyInstance;

beforeEach(async () => {
  metrics = await startMetrics('platform');
  scraped = Fastify();
  metrics.addRoute(scraped);
  server = await createServer();
});
afterEach(() => metrics.stop());

async function createServer() {
  const app = Fastify();
  guard(app, { name: 'platform', trustedHops: [], hosts: [], origin: '', resourcePolicy: 'same-origin' });
  app.get('/things/:id', (request) => ({ id: request.id }));
  app.get('/news', (_request, reply) => reply.type('text/event-stream').send('data: 1\n\n'));
  await app.ready();
  return app;
}

const scrape = async () => (await scraped.inject('/metrics')).body.split('\n');
const linesOf = async (name: string) => (await scrape()).filter((line) => line.startsWith(name));

it('counts a call by the pattern of its route, and an address without a route by none', async () => {
  for (const address of ['/things/42', '/things/43?token=secret', '/wp-admin/17']) await server.inject(address);
  expect(await linesOf('site_http_requests_total')).toEqual([
    'site_http_requests_total{server="platform",method="GET",route="/things/:id",status="200"} 2',
    'site_http_requests_total{server="platform",method="GET",route="none",status="404"} 1',
  ]);
  expect((await scrape()).join('\n')).not.toMatch(/secret|wp-admin|\/things\/4/);
});

it('counts a call that the server refuses before its route', async () => {
  await server.inject({ url: '/things/42', headers: { host: 'evil.example' } });
  expect(await linesOf('site_http_requests_total')).toEqual([expect.stringContaining('route="/things/:id",status="421"} 1')]);
});

it('names the request that was last in a bucket by the id of the log', async () => {
  const { id } = (await server.inject('/things/42')).json<{ id: string }>();
  const buckets = await linesOf('site_http_request_duration_seconds_bucket');
  expect(buckets.filter((line) => line.includes(`# {request_id="${id}"}`))).toHaveLength(1);
});

it('counts a stream, and does not measure how long its page was open', async () => {
  await server.inject('/news');
  expect(await linesOf('site_http_requests_total')).toEqual([expect.stringContaining('route="/news"')]);
  expect(await linesOf('site_http_request_duration_seconds_count')).toEqual([]);
});

it('shows counters from their first value on, and histograms in the unit of their name', async () => {
  expect(await linesOf('site_events_lost_total')).toEqual(['site_events_lost_total 0']);
  count('site_events_lost_total');
  count('site_transaction_repeats_total', { reason: 'deadlock' });
  observe('site_bet_decision_lateness_seconds', 0.25);
  expect(await linesOf('site_events_lost_total')).toEqual(['site_events_lost_total 1']);
  expect(await linesOf('site_transaction_repeats_total')).toEqual(['site_transaction_repeats_total{reason="deadlock"} 1']);
  expect(await linesOf('site_bet_decision_lateness_seconds_bucket')).toEqual(
    expect.arrayContaining([expect.stringContaining('le="0.2"} 0'), expect.stringContaining('le="0.3"} 1')]),
  );
});

it('has the metrics of its own program and of Node, and ends as OpenMetrics asks', async () => {
  const lines = await scrape();
  expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/^nodejs_eventloop_lag_seconds /)]));
  expect(lines.filter((line) => line.includes('site_live_serial'))).toEqual([]);
  expect(lines.slice(-2)).toEqual(['# EOF', '']);
  expect((await scraped.inject('/metrics')).headers['content-type']).toContain('application/openmetrics-text; version=1.0.0');
});

it('measures nothing after its end', async () => {
  metrics.stop();
  count('site_events_lost_total');
  const later = await createServer();
  await later.inject('/things/42');
  expect(await linesOf('site_events_lost_total')).toEqual(['site_events_lost_total 0']);
  expect(await linesOf('site_http_requests_total')).toEqual([]);
});

describe('a gauge', () => {
  it('has the value of the moment, by label', async () => {
    let waiting = 3;
    gauge('site_database_waiting', () => waiting);
    gauge('site_event_streams', () => 5, { labels: { server: 'platform' } });
    gauge('site_event_streams', () => 7, { labels: { server: 'exchange' } });
    expect(await linesOf('site_database_waiting')).toEqual(['site_database_waiting 3']);
    waiting = 0;
    expect(await linesOf('site_database_waiting')).toEqual(['site_database_waiting 0']);
    expect((await linesOf('site_event_streams')).toSorted()).toEqual([
      'site_event_streams{server="exchange"} 7',
      'site_event_streams{server="platform"} 5',
    ]);
  });

  it('is absent without a value, and not 0', async () => {
    gauge('site_outbox_age_seconds', () => null);
    expect(await linesOf('site_outbox_age_seconds')).toEqual([]);
    gauge('site_outbox_age_seconds', async () => Promise.reject(new Error('The database is away')));
    expect(await linesOf('site_outbox_age_seconds')).toEqual([]);
  });

  it('has its other value when its read fails or hangs, and the scrape does not hang with it', async () => {
    gauge('site_database_up', async () => Promise.reject(new Error('The database is away')), { otherwise: 0 });
    expect(await linesOf('site_database_up')).toEqual(['site_database_up 0']);
    gauge('site_database_up', () => new Promise(() => {}), { otherwise: 0 });
    expect(await linesOf('site_database_up')).toEqual(['site_database_up 0']);
    gauge('site_database_up', () => 1);
    expect(await linesOf('site_database_up')).toEqual(['site_database_up 1']);
  });

  it('asks the database once when many ask for the metrics', async () => {
    let reads = 0;
    gauge('site_settlement_backlog', async () => ++reads);
    const answers = await Promise.all([linesOf('site_settlement_backlog'), linesOf('site_settlement_backlog')]);
    expect([...answers.flat(), ...(await linesOf('site_settlement_backlog'))]).toEqual(Array(3).fill('site_settlement_backlog 1'));
  });
});
