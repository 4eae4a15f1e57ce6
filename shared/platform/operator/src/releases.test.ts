import type { ServerResponse } from 'node:http';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { sql } from '@site/platform-kit/data/sql';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { until } from '@site/testing/patience';
import { addPersonByKey, joinAs } from './testing-console';
import { startReleaseStandIn } from './testing-release-service';

const ORIGIN = 'http://localhost:3004';
const DEPLOYER = { role: 'deployer' as const, areas: ['mf-funds'], channels: null };

let answer: (response: ServerResponse) => void;
let service: Awaited<ReturnType<typeof startReleaseStandIn>>;
let platform: TestPlatform;
let nadia: Awaited<ReturnType<typeof joinAs>>;
beforeAll(async () => {
  service = await startReleaseStandIn((response) => answer(response));
  const console = { origin: ORIGIN, allowedOrigins: [ORIGIN], releaseUrl: service.url, folder: '/no-console' };
  platform = await createTestPlatform({ settings: { console } });
  nadia = await joinAs(platform, 'nadia', 'cashier', DEPLOYER);
});
beforeEach(() => {
  answer = (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{"waiting":[]}');
  service.arrived.length = 0;
});
afterAll(async () => {
  await platform.stop();
  await service.stop();
});

const WAITING = 'releases/v1/waiting';
const ROLLBACK = 'releases/v1/channels/live/rollback';
const bearer = () => service.arrived.at(-1)?.headers.authorization?.replace('Bearer ', '') ?? '';

it('reach the release service in the name of the person, for a minute', async () => {
  expect((await nadia.browser.get(WAITING)).json()).toEqual({ waiting: [] });
  expect(service.arrived[0]).toMatchObject({ method: 'GET', url: '/v1/waiting' });
  const keys = (await platform.operator.inject({ url: '/.well-known/jwks.json' })).json<JSONWebKeySet>();
  const { payload } = await jwtVerify(bearer(), createLocalJWKSet(keys), { issuer: ORIGIN, audience: 'releases', algorithms: ['EdDSA'] });
  expect(payload).toMatchObject({ sub: 'nadia', ...DEPLOYER });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(60);
});

it('show the public half of their key only, at the address that the issuer names', async () => {
  const named = (await platform.operator.inject({ url: '/.well-known/openid-configuration' })).json<{ issuer: string; jwks_uri: string }>();
  expect(named).toEqual({ issuer: ORIGIN, jwks_uri: `${ORIGIN}/.well-known/jwks.json` });
  const { keys } = (await platform.operator.inject({ url: new URL(named.jwks_uri).pathname })).json<JSONWebKeySet>();
  expect(keys.map((key) => Object.keys(key).sort())).toEqual([['alg', 'crv', 'kid', 'kty', 'use', 'x']]);
});

it('carry the input and the name of the request, and what the service answers', async () => {
  answer = (response) => void response.writeHead(202, { 'content-type': 'application/json' }).end('{"waiting":"1a2b"}');
  const input = { area: 'mf-funds', reason: 'deposits fail' };
  const answered = await nadia.browser.post(`${ROLLBACK}?json`, input, { 'x-request-key': 'a-fresh-name-of-a-request' });
  expect([answered.statusCode, answered.json()]).toEqual([202, { waiting: '1a2b' }]);
  expect(service.arrived[0]).toMatchObject({ method: 'POST', url: '/v1/channels/live/rollback?json', body: JSON.stringify(input) });
  expect(service.arrived[0]?.headers['x-request-key']).toBe('a-fresh-name-of-a-request');
});

it('are written down with the person and the path, also when the service refuses', async () => {
  answer = (response) => void response.writeHead(403, { 'content-type': 'application/json' }).end('{"message":"no"}');
  await nadia.browser.post(ROLLBACK, { area: 'shell', reason: 'a try' });
  const { rows } = await platform.db.execute(sql`select who, outcome, detail from audit_log order by id desc limit 1`);
  expect(rows).toMatchObject([
    { who: 'nadia', outcome: 403, detail: { by: 'session', input: { method: 'POST', path: '/v1/channels/live/rollback', area: 'shell' } } },
  ]);
});

it('are for people with a role for releases, by a session and by a key', async () => {
  const [boss, plain] = [await joinAs(platform, 'boss', 'admin'), await addPersonByKey(platform, 'keyed', 'viewer', DEPLOYER)];
  expect((await boss.browser.get(WAITING)).statusCode).toBe(403);
  const byKey = (key: string) => platform.operator.inject({ url: `/operator/${WAITING}`, headers: { 'x-operator-key': key } });
  expect((await byKey(boss.key)).statusCode).toBe(403);
  expect((await byKey('test-operator')).statusCode).toBe(403);
  expect((await byKey('wrong')).statusCode).toBe(404);
  expect(service.arrived).toHaveLength(0);
  expect((await byKey(plain.key)).statusCode).toBe(200);
});

it('need the token of the page', async () => {
  expect((await nadia.browser.post(ROLLBACK, {}, { 'x-csrf-token': undefined })).statusCode).toBe(403);
  expect(service.arrived).toHaveLength(0);
});

it.each([
  'releases/v1/../healthz',
  'releases/v1/%2e%2e/healthz',
  'releases/v1/.%2e/healthz',
  'releases/v1/..%2f.well-known/jwks.json',
  'releases/v1/channels/..;/live',
  'releases/v1//evil.example/x',
  'releases//evil.example/v1/x',
  'releases/http://evil.example/v1/waiting',
  'releases/v1/http://evil.example/',
  'releases/v1/waiting%0d%0a:evil.example',
  'releases/v1/waiting%00',
  'releases/v1/\\evil.example',
  'releases/v1/wait%69ng',
  'releases/v1/waiting/',
  'releases/v1',
  'releases/healthz',
  'releases/docs/json',
  'releases/v2/waiting',
  'releases/v1/waiting?next=http://evil.example',
  'releases/v1/waiting?a=%0d%0a',
  'releases/v1/waiting?a?b',
])('do not lead to %s', async (path) => {
  expect((await nadia.browser.get(path)).statusCode).toBeGreaterThanOrEqual(400);
  expect(service.arrived).toHaveLength(0);
});

it('read and change, and upload nothing', async () => {
  for (const method of ['PUT', 'PATCH'] as const) expect((await nadia.browser.send(method, WAITING, { payload: {} })).statusCode).toBe(404);
  expect(service.arrived).toHaveLength(0);
});

it('carry no header that the page adds', async () => {
  await nadia.browser.send('GET', WAITING, {
    headers: {
      authorization: 'Bearer of-somebody',
      connection: 'authorization, x-request-key',
      forwarded: 'for=192.0.2.7',
      'x-forwarded-for': '192.0.2.7',
      'x-forwarded-host': 'evil.example',
      'x-operator-note': 'hello',
      'transfer-encoding': undefined,
    },
  });
  const { headers = {} } = service.arrived[0] ?? {};
  expect(headers.authorization).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/);
  expect(headers.host).toBe(new URL(service.url).host);
  expect(
    Object.keys(headers).filter(
      (name) => !['accept', 'authorization', 'connection', 'content-length', 'content-type', 'host'].includes(name),
    ),
  ).toEqual([]);
});

it('bring back no cookie, no redirect and no policy of the service', async () => {
  answer = (response) =>
    void response
      .writeHead(302, {
        'set-cookie': 'console=planted; Path=/operator',
        location: 'http://evil.example',
        'access-control-allow-origin': '*',
      })
      .end();
  const answered = await nadia.browser.get(WAITING);
  for (const name of ['set-cookie', 'location', 'access-control-allow-origin']) expect(answered.headers).not.toHaveProperty(name);
  expect(answered.headers['cache-control']).toBe('no-store');
});

it('take a body of a root document, and no larger one', async () => {
  expect((await nadia.browser.post(ROLLBACK, { document: 'x'.repeat(131_072) })).statusCode).toBe(200);
  expect((await nadia.browser.post(ROLLBACK, { document: 'x'.repeat(300_000) })).statusCode).toBe(413);
  expect(service.arrived).toHaveLength(1);
});

it('arrive line by line while the service works, and end with the page', async () => {
  let isLeft = false;
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/x-ndjson; charset=utf-8' });
    response.write('{"out":"first"}\n');
    response.on('close', () => (isLeft = true));
  };
  const address = await platform.operator.listen({ port: 0, host: '127.0.0.1' });
  const page = new AbortController();
  const headers = { 'x-operator-key': nadia.key };
  const streamed = await fetch(`${address}/operator/${WAITING}`, { headers, signal: page.signal });
  const { value } = (await streamed.body?.getReader().read()) ?? {};
  expect(Buffer.from(value ?? []).toString()).toBe('{"out":"first"}\n');
  page.abort();
  await until(() => isLeft);
});

it('say plainly that no release service is there', async () => {
  const console = { origin: ORIGIN, allowedOrigins: [ORIGIN], releaseUrl: 'http://127.0.0.1:9', folder: '/no-console' };
  const alone = await createTestPlatform({ settings: { console } });
  const { browser } = await joinAs(alone, 'nadia', 'cashier', DEPLOYER);
  const answered = await browser.get(WAITING);
  expect([answered.statusCode, answered.json<{ message: string }>().message]).toEqual([
    503,
    expect.stringContaining('The release service at http://127.0.0.1:9 does not answer.'),
  ]);
  await alone.stop();
});
