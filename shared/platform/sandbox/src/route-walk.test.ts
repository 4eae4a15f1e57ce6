import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import fastify from 'fastify';
import { startMetrics, type KeptMetrics } from '@site/serving/metrics';
import { cases } from '@site/testing/cases';
import type { Endpoint } from '@site/api/schema';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';

let platform: TestPlatform;
let metrics: KeptMetrics;
beforeAll(async () => {
  metrics = await startMetrics('platform');
  platform = await createTestPlatform({ hasDocumentation: true });
});
afterAll(async () => {
  metrics.stop();
  await platform.stop();
});

const inQuery = ({ method }: Endpoint) => method === 'GET' || method === 'DELETE';
const address = ({ path }: Endpoint) => path.replace(/:\w+/g, 'x');
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

const send = (endpoint: Endpoint, headers: Record<string, string>, body: object = {}) =>
  platform.app.inject({
    method: endpoint.method,
    url: address(endpoint),
    headers,
    ...(inQuery(endpoint) ? {} : { payload: body }),
  });

const playerEndpoints = () => platform.app.endpoints.filter(({ access }) => access === 'player');

it('finds both public and player calls', () => {
  expect(playerEndpoints().length).toBeGreaterThan(3);
  expect(platform.app.endpoints.length - playerEndpoints().length).toBeGreaterThan(6);
});

it('PLATFORM-003: answers 401 on every player call without a token, with a made-up one and after log-out', async () => {
  const { token } = await platform.signUp();
  await platform.app.inject({ method: 'POST', url: '/api/logout', headers: bearer(token) });
  for (const endpoint of playerEndpoints()) {
    for (const headers of [{}, bearer('a'.repeat(43)), bearer(token)]) {
      const answer = await send(endpoint, headers);
      expect([endpoint.path, answer.statusCode]).toEqual([endpoint.path, 401]);
      expect(answer.json()).toMatchObject({ code: 'platform.unauthenticated' });
    }
  }
});

it('PLATFORM-003: needs no token on any public call', async () => {
  for (const endpoint of platform.app.endpoints.filter(({ access }) => access === 'public')) {
    expect([endpoint.path, (await send(endpoint, {})).statusCode]).not.toEqual([endpoint.path, 401]);
  }
});

it('describes every call on the API page', async () => {
  const { paths } = (await platform.operator.inject({ url: '/docs/json' })).json<{ paths: Record<string, Record<string, unknown>> }>();
  for (const { method, path } of platform.app.endpoints) {
    const described = paths[path.replace(/:(\w+)/g, '{$1}')];
    expect([path, Object.keys(described ?? {})]).toEqual([path, expect.arrayContaining([method.toLowerCase()])]);
  }
  const page = await platform.operator.inject({ url: '/docs/' });
  expect(page.statusCode).toBe(200);
});

const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const field = fc.constantFrom(
  'username',
  'password',
  'remote_id',
  'userId',
  'gameCode',
  'type',
  'system',
  'session',
  'platform',
  'favourite',
  'amount',
  'transaction_id',
  'account_number',
  'payment_id',
  'promotion_id',
  '__proto__',
  'x',
);
// Every code point, including lone surrogates; the library's own `binary` takes a second to list them.
const character = fc.nat(0x10ffff).map((point) => String.fromCodePoint(point));
const value = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: character }),
  fc.constantFrom('\u0000', '-1', '1e309', '০', 'A'.repeat(5000), '[]', '{}', '%', "' or 1=1--"),
);
const body = fc.oneof(fc.dictionary(field, value, { noNullPrototype: true }), fc.jsonValue());

it(`never answers 5xx to any input (FUZZ_SEED=${seed})`, async () => {
  const { token } = await platform.signUp();
  const endpoints = platform.app.endpoints.filter(({ path }) => path !== '/api/logout');
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...endpoints), body, fc.boolean(), async (endpoint, sent, isForm) => {
      // Read as streams, because some responses have no end.
      const answer = await platform.app.inject({ ...request(endpoint, sent, isForm, token), payloadAsStream: true });
      if (answer.statusCode < 500) return;
      throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.statusCode} ${await text(answer.stream())}`);
    }),
    { seed, numRuns: cases(10 * endpoints.length) },
  );
});

/** Routes of the platform that are no endpoints. */
const OTHER_ROUTES = ['none', '/healthz', '/readyz', '*'];
/** More series than a process has; a label with ids of players or bets has more after a day. */
const MOST_SERIES = 20_000;

it('measures each call under the pattern of its route, so that nothing that a client sends becomes a label', async () => {
  const { token } = await platform.signUp();
  const secret = 'spruce4711';
  for (const { method, path } of platform.app.endpoints)
    await platform.app.inject({
      method,
      url: `${path.replace(/:\w+/g, secret)}?remote_id=${secret}`,
      headers: bearer(token),
      payloadAsStream: true,
    });
  await platform.app.inject(`/${secret}`);

  const scraped = fastify();
  metrics.addRoute(scraped);
  const lines = (await scraped.inject('/metrics')).body.split('\n').filter((line) => line.startsWith('site_'));
  const routes = new Set(lines.flatMap((line) => /server="platform",.*route="([^"]*)"/.exec(line)?.[1] ?? []));
  const patterns = new Set([...platform.app.endpoints.map(({ path }) => path), ...OTHER_ROUTES]);
  expect([...routes].filter((route) => !patterns.has(route))).toEqual([]);
  expect(routes.size).toBeGreaterThan(platform.app.endpoints.length / 2);
  expect(lines.join('\n')).not.toContain(secret);
  expect(lines.length).toBeLessThan(MOST_SERIES);
});

function request({ method, path }: Endpoint, sent: unknown, isForm: boolean, token: string) {
  const form = new URLSearchParams(
    typeof sent === 'object' && sent !== null
      ? Object.entries(sent).map(([key, part]) => [key, String(JSON.stringify(part))])
      : { x: String(sent) },
  ).toString();
  const url = path.replace(/:\w+/g, encodeURIComponent([...String(JSON.stringify(sent))].slice(0, 50).join('')));
  if (method === 'GET' || method === 'DELETE') return { method, url: `${url}?${form}`, headers: bearer(token) };
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  return { method, url, payload: isForm ? form : JSON.stringify(sent), headers: { ...bearer(token), 'content-type': type } };
}
