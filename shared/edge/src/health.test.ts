import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@site/testing/patience';
import { answerHealth, createReadiness, drain, guard, serverOptions } from '@site/serving';
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
  return { app, readiness, port: Number(new URL(origin).port), isIn: true };
}

/** A balancer: calls go in turn to the platforms that are ready, as it saw a moment ago. */
async function openBalancer(platforms: { port: number; isIn: boolean }[]) {
  let calls = 0;
  const server: Server = createServer((incoming, outgoing) => {
    const able = platforms.filter(({ isIn }) => isIn);
    const { port } = able[calls++ % able.length] ?? { port: 1 };
    const onward = request({ host: '127.0.0.1', port, path: incoming.url, headers: incoming.headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  const look = setInterval(() => {
    for (const platform of platforms)
      void fetch(`http://127.0.0.1:${platform.port}/readyz`).then(
        ({ ok }) => (platform.isIn = ok),
        () => (platform.isIn = false),
      );
  }, 20);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  stops.push(() => (clearInterval(look), server.closeAllConnections(), server.close()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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
  const edge = await openEdge(await openBalancer([first, second]));
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
  const stopped = drain({ readiness: first.readiness, servers: [[first.app]], times: { waitMs: 500, streamsMs: 0, inFlightMs: 15_000 } });
  await until(() => !first.isIn);
  await stopped;
  const before = seen.length;
  await until(() => seen.length > before + 20);
  isOver = true;
  await Promise.all(load);
  expect(new Set(seen.slice(before))).toEqual(new Set(['second']));
  expect(new Set(seen)).toEqual(new Set(['first', 'second']));
});
