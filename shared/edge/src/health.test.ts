import { until } from '@site/testing/patience';
import { answerHealth, createReadiness, drain, guard, serverOptions } from '@site/serving';
import { openBalancer, targetOf } from '@site/serving/testing';
import { createFileStore } from '@site/release';
import fastify from 'fastify';
import { createEdge } from './edge';
import { createTestSite, type TestSite } from './testing/test-site';

let site: TestSite;
const stops: (() => unknown)[] = [];

beforeAll(async () => {
  site = await createTestSite();
});
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});
afterAll(() => site.remove());

async function openEdge(platformOrigin: string, readiness = createReadiness(), store = site.store) {
  const edge = await createEdge({ ...site.config, dataDir: '', platformOrigin }, store, { isQuiet: true, readiness });
  stops.push(() => edge.close());
  return edge;
}

/** A platform that answers with its name. */
async function openPlatform(name: string) {
  const readiness = createReadiness();
  const app = fastify({ ...serverOptions(), forceCloseConnections: true });
  guard(app, { name: 'platform', trustedHops: [], hosts: [], origin: '', resourcePolicy: 'same-origin' });
  answerHealth(app, readiness);
  app.get('/api/name', () => ({ name }));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  stops.push(() => app.close());
  return { app, readiness, origin };
}

const statusOf = async (edge: Awaited<ReturnType<typeof openEdge>>, url: string) => (await edge.inject({ url })).statusCode;

it('is in good health without the platform, because the document comes all the same', async () => {
  const edge = await openEdge('http://127.0.0.1:1');
  expect([await statusOf(edge, '/edge/healthz'), await statusOf(edge, '/edge/readyz')]).toEqual([200, 200]);
  expect([await statusOf(edge, '/healthz'), await statusOf(edge, '/readyz')]).toEqual([503, 503]);
});

it('is not ready while nothing is live, or while it drains', async () => {
  const empty = await openEdge('http://127.0.0.1:1', createReadiness(), createFileStore(`${site.config.storeDir}-empty`));
  expect((await empty.inject({ url: '/edge/readyz' })).json()).toEqual({ status: 'waiting', reason: 'site: nothing is live' });
  const readiness = createReadiness();
  const edge = await openEdge('http://127.0.0.1:1', readiness);
  readiness.drain();
  expect((await edge.inject({ url: '/edge/readyz' })).json()).toEqual({ status: 'waiting', reason: 'draining' });
});

it('calls a balancer as its platform, and fails no call while one of the platforms behind it stops', async () => {
  const [first, second] = [await openPlatform('first'), await openPlatform('second')];
  const balancer = await openBalancer([first, second].map(({ origin }) => targetOf(origin)));
  stops.push(balancer.close);
  const edge = await openEdge(balancer.origin);
  const seen: string[] = [];
  const call = async () => {
    const answer = await edge.inject({ url: '/api/name' });
    seen.push(answer.statusCode === 200 ? answer.json<{ name: string }>().name : `${answer.statusCode}`);
  };
  let isOver = false;
  const load = Array.from({ length: 4 }, async () => {
    while (!isOver) await call();
  });
  await until(() => seen.includes('first') && seen.includes('second'));
  const stopped = drain({ readiness: first.readiness, servers: [[first.app]], times: { waitMs: 2000, streamsMs: 0, inFlightMs: 15_000 } });
  await until(() => !balancer.isReady(first.origin));
  await stopped;
  const before = seen.length;
  await until(() => seen.length > before + 20);
  isOver = true;
  await Promise.all(load);
  expect(new Set(seen.slice(-10))).toEqual(new Set(['second']));
  expect(new Set(seen)).toEqual(new Set(['first', 'second']));
});
