import type { ServerResponse } from 'node:http';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { startReleaseStandIn } from '../testing-release-service';
import { HEALTH_CHARTS } from './charts';
import { createHealth } from './health.service';

let prometheus: Awaited<ReturnType<typeof startReleaseStandIn>>;
let platform: TestPlatform;
let now: number;
let isDown: boolean;

const pathOf = (url: string | undefined) => new URL(url ?? '', 'http://prometheus');

/** Answers as a Prometheus with one server, whose outbox is nine seconds old for ten minutes. */
function answer(response: ServerResponse, url: string | undefined) {
  if (isDown) return void response.destroy();
  const { pathname, searchParams } = pathOf(url);
  const query = searchParams.get('query') ?? '';
  const result = pathname === '/metrics-of-site/api/v1/query' ? valuesOf(query) : linesOf(query, searchParams);
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ status: 'success', data: { result } }));
}

function valuesOf(query: string) {
  if (query.startsWith('max(timestamp')) return [{ metric: {}, value: [now / 1000, String(now / 1000 - 7)] }];
  const names = ['site_http_requests_total', 'site_outbox_age_seconds', 'site_store_up'];
  return names.map((name) => ({ metric: { __name__: name }, value: [now / 1000, '2'] }));
}

function linesOf(query: string, input: URLSearchParams) {
  const [start, end, step] = ['start', 'end', 'step'].map((name) => Number(input.get(name)));
  const moments = Array.from({ length: ((end ?? 0) - (start ?? 0)) / (step ?? 1) + 1 }, (_, index) => (start ?? 0) + index * (step ?? 1));
  if (query === 'sum by (server) (rate(site_http_requests_total[1m]))')
    return [{ metric: { server: 'edge' }, values: moments.map((at) => [at, '12.5']) }];
  if (query.startsWith('histogram_quantile')) return [{ metric: { server: 'edge' }, values: moments.map((at) => [at, 'NaN']) }];
  if (query === 'max(site_outbox_age_seconds) > 5')
    return [{ metric: {}, values: moments.filter((at) => at > (end ?? 0) - 600).map((at) => [at, '9']) }];
  return [];
}

beforeAll(async () => {
  prometheus = await startReleaseStandIn((response, request) => answer(response, request.url));
  platform = await createTestPlatform();
});
beforeEach(() => {
  [now, isDown] = [Date.parse('2026-01-15T06:00:00Z'), false];
  prometheus.arrived.length = 0;
});
afterAll(async () => {
  await platform.stop();
  await prometheus.stop();
});

const open = (url = prometheus.url) =>
  createHealth({ ...platform.context, settings: { prometheusUrl: `${url}/metrics-of-site` } }, () => now);

it('asks it for the last hour of each chart and each rule, and for nothing else', async () => {
  const health = await open()();
  expect(health.source).toEqual({ kind: 'prometheus', newest_at: now / 1000 - 7, fault: null, processes: null });
  const calls = health.charts.find(({ name }) => name === 'calls');
  expect(calls?.lines).toEqual([{ name: 'edge', values: Array(241).fill(12.5) }]);
  expect(health.charts.find(({ name }) => name === 'p99')?.lines[0]?.values.every((value) => value === null)).toBe(true);
  expect(health.rules.find(({ name }) => name === 'OutboxOld')).toMatchObject({ state: 'bad', since: now / 1000 - 540 });
  expect(health.rules.find(({ name }) => name === 'StoreAway')).toMatchObject({ state: 'good' });
  expect(health.rules.find(({ name }) => name === 'ReplicaBehind')).toMatchObject({ state: 'unknown' });
  const asked = prometheus.arrived.map(({ url }) => pathOf(url).searchParams.get('query') ?? '');
  const ofCharts = HEALTH_CHARTS.flatMap(({ queries }) => queries.map(({ expression }) => expression));
  expect(asked).toEqual(expect.arrayContaining(ofCharts));
});

it('is asked once for all who look at the same time', async () => {
  const health = open();
  await Promise.all([health(), health()]);
  const { length } = prometheus.arrived;
  await health();
  expect(prometheus.arrived).toHaveLength(length);
  now += 10_000;
  await health();
  expect(prometheus.arrived.length).toBe(2 * length);
});

it('gives the last numbers with their age and the fault when it does not answer, and no state of now', async () => {
  const health = open();
  const before = await health();
  isDown = true;
  now += 120_000;
  const after = await health();
  expect(after.source).toMatchObject({ newest_at: before.source.newest_at, fault: expect.stringContaining('does not answer') });
  expect(after.at - (after.source.newest_at ?? 0)).toBe(127);
  expect(after.charts).toEqual(before.charts);
  expect(new Set(after.rules.map(({ state }) => state))).toEqual(new Set(['unknown']));
});

it('shows no number when it never answered', async () => {
  isDown = true;
  const health = await open()();
  expect(health).toMatchObject({ charts: [], source: { kind: 'prometheus', newest_at: null } });
});
