import type { AddressInfo } from 'node:net';
import { TIME_LIMITS } from '@site/serving';
import { DRIPPED_HEADERS, drippedBody, openDrippers, openRawClient } from '@site/serving/testing';
import fastify, { type FastifyInstance } from 'fastify';
import type { EdgeConfig } from './config';
import { createEdge } from './edge';
import { createTestSite, type TestSite } from './testing/test-site';

const DRIPPERS = 200;
/** Longer than any test, for tests that watch other clients meanwhile. */
const PATIENT = { headersMs: 60_000, requestMs: 60_000, checkEveryMs: 100, idleMs: 60_000 };
/** Short, for tests that wait until slow clients are cut. */
const QUICK = { headersMs: 1_000, requestMs: 1_500, checkEveryMs: 100, idleMs: 60_000 };

let site: TestSite;
let platform: FastifyInstance;
let origin: string;
const edges: FastifyInstance[] = [];
let received = 0;

beforeAll(async () => {
  site = await createTestSite();
  platform = fastify({ forceCloseConnections: true });
  platform.addHook('onRequest', (request, _reply, done) => ((received += Number(request.method === 'POST')), done()));
  platform.get('/api/general', () => ({ is: 'read' }));
  platform.get('/healthz', () => ({ is: 'live' }));
  platform.post('/api/login', ({ body }) => body);
  platform.get('/api/events', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write('event: hello\n\n');
  });
  origin = await platform.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => Promise.all(edges.splice(0).map((edge) => edge.close())));
afterAll(async () => {
  await platform.close();
  site.remove();
});

async function openEdge(timeLimits: EdgeConfig['timeLimits']) {
  const edge = await createEdge({ ...site.config, platformOrigin: origin, patienceMs: 15_000, timeLimits }, site.store, { isQuiet: true });
  edges.push(edge);
  await edge.listen({ port: 0, host: '127.0.0.1' });
  return (edge.server.address() as AddressInfo).port;
}

describe.each([
  ['headers', DRIPPED_HEADERS],
  ['the body of a call', drippedBody('/api/login')],
  [
    'the body of a form',
    { ...drippedBody('/api/login'), begin: drippedBody('/api/login').begin.replace('application/json', 'multipart/form-data') },
  ],
])('clients that drip %s', (_what, dripped) => {
  it(`keep nobody from an answer: with ${DRIPPERS} of them, none takes a connection to the platform`, async () => {
    const port = await openEdge(PATIENT);
    const drippers = await openDrippers({ port, count: DRIPPERS, ...dripped });
    const reader = openRawClient(port);
    for (let reads = 0; reads < 5; reads++) expect((await reader.ask({ path: '/api/general' })).status).toBe(200);
    expect([received, drippers.open()]).toEqual([0, DRIPPERS]);
    reader.close();
    drippers.close();
  });

  it('are cut with 408', async () => {
    const drippers = await openDrippers({ port: await openEdge(QUICK), count: DRIPPERS, ...dripped });
    await drippers.allCut;
    expect(drippers.heard()).not.toEqual([]);
    for (const said of drippers.heard()) expect(said).toMatch(/ 408 .*platform\.too_slow/s);
  });
});

it('cuts headers and bodies within 30 s by default, the interval between two checks included', () => {
  const { headersMs, requestMs, checkEveryMs } = TIME_LIMITS;
  expect(headersMs + checkEveryMs).toBeLessThanOrEqual(30_000);
  expect(requestMs + checkEveryMs).toBeLessThanOrEqual(30_000);
});

it('leaves a stream of events open beyond the time that a request may take', async () => {
  const port = await openEdge(QUICK);
  const page = openRawClient(port);
  expect((await page.ask({ path: '/api/events' })).status).toBe(200);
  const drippers = await openDrippers({ port, count: 1, ...drippedBody('/api/login') });
  await drippers.allCut;
  expect(page.socket.destroyed).toBe(false);
  page.close();
});
