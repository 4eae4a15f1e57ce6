import fastify, { type FastifyInstance } from 'fastify';
import { StoreAway } from '@site/release';
import { startMetrics, type KeptMetrics } from '@site/serving/metrics';
import { until } from '@site/testing/patience';
import { createEdge } from '../edge';
import { createTestSite, type TestSite } from '../testing/test-site';

let metrics: KeptMetrics;
let site: TestSite;
let edge: FastifyInstance;
let isAway = false;
const scraped = fastify();
beforeAll(async () => {
  metrics = await startMetrics('edge');
  metrics.addRoute(scraped);
  site = await createTestSite();
  const { store } = site;
  const channelText = async (channel: string) => {
    if (isAway) throw new StoreAway('the store does not answer');
    return store.channelText(channel);
  };
  edge = await createEdge(site.config, { ...store, channelText }, { isQuiet: true });
});
afterAll(async () => {
  metrics.stop();
  await edge.close();
  site.remove();
});

const valueOf = async (series: string) => {
  const line = (await scraped.inject('/metrics')).body.split('\n').find((text) => text.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length));
};

it('shows the serial of the document that this edge serves, and until when it is valid', async () => {
  const before = await valueOf('site_live_serial{channel="live"}');
  const { serial, issuedAt, expiresAt } = await site.activateAccess('1.0.1-b');
  expect(serial).toBeGreaterThan(before ?? Infinity);
  await until(async () => (await valueOf('site_live_serial{channel="live"}')) === serial);
  expect(await valueOf('site_live_issued_timestamp_seconds{channel="live"}')).toBe(Date.parse(issuedAt) / 1000);
  expect(await valueOf('site_live_expires_timestamp_seconds{channel="live"}')).toBe(Date.parse(expiresAt) / 1000);
});

it('shows whether the store answers, and goes on with the serial that it has', async () => {
  expect(await valueOf('site_store_up')).toBe(1);
  const serial = await valueOf('site_live_serial{channel="live"}');
  isAway = true;
  await until(async () => (await valueOf('site_store_up')) === 0);
  expect(await valueOf('site_live_serial{channel="live"}')).toBe(serial);
  isAway = false;
  await until(async () => (await valueOf('site_store_up')) === 1);
});

it('has the calls of this edge by route, and none of the platform’s metrics', async () => {
  await edge.inject('/things/42');
  const text = (await scraped.inject('/metrics')).body;
  expect(text).toMatch(/site_http_requests_total\{server="edge",method="GET",route="none",status="200"\} 1/);
  expect(text).not.toMatch(/site_database_up|things/);
});
