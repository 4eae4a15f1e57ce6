import { brotliDecompressSync } from 'node:zlib';
import { makeLive } from '@site/release/testing';
import { until } from '@site/testing/patience';
import type { FastifyInstance } from 'fastify';
import type { EdgeConfig } from './config';
import { createEdge, type EdgeOptions } from './edge';
import { putRelease } from './testing/put-release';
import { createTestSite, type TestSite } from './testing/test-site';

const WORKER = '/releases/worker.js';
const SCRIPT = "self.start = 'shell";
const FAREWELL = 'registration.unregister()';

let site: TestSite;
let edge: FastifyInstance | undefined;

beforeEach(async () => {
  site = await createTestSite();
});
afterEach(async () => {
  await edge?.close();
  site.remove();
});

async function start(part: Partial<EdgeConfig> = {}, options: EdgeOptions = {}) {
  edge = await createEdge({ ...site.config, ...part }, site.store, { isQuiet: true, ...options });
  return edge;
}
const ask = (at: FastifyInstance, headers: Record<string, string> = {}) =>
  at.inject({ url: WORKER, headers: { 'accept-encoding': 'identity', ...headers } });

const switchWorker = (isOff: boolean) => makeLive(site.store, 'live', {}, { workerOff: isOff });

it('is the script of the live shell, for the whole site, and asked for again each time', async () => {
  const at = await start();
  const answer = await ask(at);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(SCRIPT);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'service-worker-allowed': '/',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'",
  });
  expect(await ask(at, { 'if-none-match': String(answer.headers['etag']) })).toMatchObject({ statusCode: 304, body: '' });
  const compressed = await ask(at, { 'accept-encoding': 'br' });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(answer.body);
});

it('changes with the live shell', async () => {
  const at = await start();
  const { headers } = await ask(at);
  await putRelease(site.store, 'shell', [], '1.1.0-b');
  await makeLive(site.store, 'live', { shell: { release: '1.1.0-b', stepBack: '1.0.0-a' } });
  await until(async () => (await ask(at)).body.includes('1.1.0-b'));
  expect((await ask(at, { 'if-none-match': String(headers['etag']) })).statusCode).toBe(200);
});

it('removes itself while it is switched off, and is back when it is switched on', async () => {
  const at = await start();
  const { headers } = await ask(at);
  await switchWorker(true);
  await until(async () => (await ask(at)).body.includes(FAREWELL));
  const off = await ask(at, { 'if-none-match': String(headers['etag']) });
  expect(off.statusCode).toBe(200);
  expect(off.body).not.toContain(SCRIPT);
  expect(off.headers).toMatchObject({ 'cache-control': 'no-cache', 'service-worker-allowed': '/' });
  await switchWorker(false);
  await until(async () => (await ask(at)).body.includes(SCRIPT));
});

it.each<[string, () => Promise<FastifyInstance>]>([
  [
    'the comparison build',
    async () => {
      await putRelease(site.store, 'plain', [], '1.0.0-a', { hasWorker: true });
      await makeLive(site.store, 'live', { plain: { release: '1.0.0-a' } });
      return start({ variant: 'plain' });
    },
  ],
  ['a development session', () => start({}, { development: { headScript: '', routes: () => {} } })],
  [
    'a shell that was released without one',
    async () => {
      await putRelease(site.store, 'shell', [], '0.9.0-z', { hasWorker: false });
      await makeLive(site.store, 'live', { shell: { release: '0.9.0-z' } });
      return start();
    },
  ],
])('removes itself at the address of %s', async (_, started) => {
  const answer = await ask(await started());
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(FAREWELL);
});

it('is refused with other bytes than were signed, so that browsers keep the one they have', async () => {
  await site.tamper('shell', 'worker.js');
  expect((await ask(await start())).statusCode).toBe(404);
});

it('is unavailable while nothing is live', async () => {
  expect((await ask(await start({ channel: 'empty' }))).statusCode).toBe(503);
});

it.each([
  ['is answered to a navigation that the worker passes on', 'navigate', 200],
  ['is not answered to a call of a page', 'cors', 404],
])('the page %s', async (_, mode, status) => {
  const headers = { accept: 'text/html', 'sec-fetch-dest': 'empty', 'sec-fetch-mode': mode };
  const answer = await (await start()).inject({ url: '/login', headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.body.startsWith('<!doctype html>')).toBe(status === 200);
});

it('may be started by every page', async () => {
  const { headers } = await (await start()).inject({ url: '/', headers: { accept: 'text/html' } });
  expect(headers['content-security-policy']).toContain("worker-src 'self'");
});
