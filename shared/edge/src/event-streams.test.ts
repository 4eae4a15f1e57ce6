import { request as open, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createReadiness, drain } from '@site/serving';
import { until } from '@site/testing/patience';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { createEdge } from './edge';
import { createTestSite, type TestSite } from './testing/test-site';

const STREAMS = 200;
/** Time in which a stream begins even on a busy machine. */
const SHORT_MS = 2000;

let site: TestSite;
let platform: FastifyInstance;
let edge: FastifyInstance;
const served = new Set<FastifyReply['raw']>();
const browsers: IncomingMessage[] = [];

beforeAll(async () => {
  site = await createTestSite();
  platform = await startPlatform(0);
  const { port } = platform.server.address() as AddressInfo;
  edge = await createEdge({ ...site.config, platformOrigin: `http://127.0.0.1:${port}` }, site.store, { isQuiet: true });
  await edge.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  browsers.splice(0).forEach((browser) => browser.destroy());
  await until(() => served.size === 0);
});
afterAll(async () => {
  await edge.close();
  await platform.close();
  site.remove();
});

async function startPlatform(port: number) {
  const app = fastify({ forceCloseConnections: true });
  app.get('/api/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'x-asked': request.headers.authorization ?? '' });
    reply.raw.write('event: hello\ndata: {}\n\n');
    served.add(reply.raw.on('close', () => served.delete(reply.raw)));
  });
  app.get('/api/quick', () => ({ is: 'quick' }));
  app.get('/api/hanging', () => new Promise(() => {}));
  await app.listen({ port, host: '127.0.0.1' });
  return app;
}

function ask(path: string, headers: Record<string, string> = {}, at = edge) {
  const { port } = at.server.address() as AddressInfo;
  return new Promise<IncomingMessage>((done, failed) =>
    open({ port, host: '127.0.0.1', path, headers, agent: false }).on('response', done).on('error', failed).end(),
  );
}

/** Opens the event stream of a page and waits for its first event. */
async function browse(at = edge) {
  const answer = await ask('/api/events', { authorization: 'Bearer x', 'accept-encoding': 'br, gzip' }, at);
  browsers.push(answer);
  const seen: string[] = [];
  answer
    .setEncoding('utf8')
    .on('data', (text: string) => seen.push(text))
    .on('error', () => {});
  await until(() => seen.length > 0);
  return { answer, seen, over: new Promise((done) => answer.once('close', done)) };
}

it('passes each event on at once and uncompressed, also to a browser that accepts compression', async () => {
  const { answer, seen } = await browse();
  expect(answer.headers).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8', 'x-asked': 'Bearer x' });
  expect(answer.headers['content-encoding']).toBeUndefined();
  for (const reply of served) reply.write('event: inbox\ndata: {"unread":1}\n\n');
  await until(() => seen.length === 2);
  expect(seen).toEqual(['event: hello\ndata: {}\n\n', 'event: inbox\ndata: {"unread":1}\n\n']);
});

it(`serves ${STREAMS} streams, and answers calls beside them`, async () => {
  await Promise.all(Array.from({ length: STREAMS }, () => browse()));
  expect(served.size).toBe(STREAMS);
  // If streams shared the connections of the calls, no call would be answered.
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask('/api/quick')));
  for (const answer of answers) expect(answer.resume().statusCode).toBe(200);
  expect(served.size).toBe(STREAMS);
});

it('closes the stream of the platform when the browser has gone', async () => {
  const [left, stays] = [await browse(), await browse()];
  left.answer.destroy();
  await until(() => served.size === 1);
  expect(stays.answer.destroyed).toBe(false);
});

it.each([
  ['in order', (reply: FastifyReply['raw']) => void reply.end()],
  ['by force', (reply: FastifyReply['raw']) => void reply.destroy()],
])('ends the browser’s stream when the platform ends it %s', async (_how, end) => {
  const { over } = await browse();
  served.forEach(end);
  await over;
});

it('keeps a stream longer than a call may take', async () => {
  const { port } = platform.server.address() as AddressInfo;
  const config = { ...site.config, platformOrigin: `http://127.0.0.1:${port}`, patienceMs: SHORT_MS };
  const impatient = await createEdge(config, site.store, { isQuiet: true });
  await impatient.listen({ port: 0, host: '127.0.0.1' });
  const { seen } = await browse(impatient);
  // This call begins after the stream and runs into its time-out, so the stream is older than a call may be.
  expect((await ask('/api/hanging', {}, impatient)).resume().statusCode).toBe(503);
  for (const reply of served) reply.write(':\n\n');
  await until(() => seen.length === 2);
  await impatient.close();
});

it('ends the streams when the platform restarts, and finds it again', async () => {
  const { over } = await browse();
  const { port } = platform.server.address() as AddressInfo;
  await platform.close();
  await over;
  platform = await startPlatform(port);
  await browse();
});

it('answers 503 when the platform is away', async () => {
  const { over } = await browse();
  const { port } = platform.server.address() as AddressInfo;
  await platform.close();
  await over;
  const answer = await edge.inject({ url: '/api/events' });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('1');
  expect(answer.json()).toMatchObject({ code: 'platform.unavailable', requestId: expect.any(String) });
  platform = await startPlatform(port);
});

it('ends the streams in order when it drains', async () => {
  const { port } = platform.server.address() as AddressInfo;
  const draining = await createEdge({ ...site.config, platformOrigin: `http://127.0.0.1:${port}` }, site.store, { isQuiet: true });
  await draining.listen({ port: 0, host: '127.0.0.1' });
  const { answer, over } = await browse(draining);
  await drain({ readiness: createReadiness(), servers: [[draining]], times: { waitMs: 0, streamsMs: 0, inFlightMs: 60_000 } });
  await over;
  expect(answer.complete).toBe(true);
  await until(() => served.size === 0);
});

it('ends the streams on both sides when it stops', async () => {
  const { over } = await browse();
  await edge.close();
  await over;
  await until(() => served.size === 0);
});
