import * as z from '@site/api/schema';
import { sql } from '@site/platform-kit/data/sql';
import { route } from '@site/platform-kit/http/route';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';

const show = z.defineEndpoint({
  method: 'GET',
  path: '/api/test/show/:name',
  access: 'player',
  input: z.strictObject({ name: z.text({ max: 10 }), remote_id: z.optional(z.string()), userId: z.optional(z.string()) }),
  output: z.object({ name: z.string() }),
  errors: [],
  summary: 'For this test',
});
const drift = z.defineEndpoint({
  ...show,
  access: 'public',
  path: '/api/test/drift',
  input: z.strictObject({}),
  output: z.object({ count: z.number() }),
});
const fail = z.defineEndpoint({ ...show, access: 'public', path: '/api/test/fail', input: z.strictObject({}) });

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({
    extraModules: [
      (app) => {
        route(app, show, async ({ input }) => ({ name: input.name }));
        route(app, drift, async () => JSON.parse('{ "count": "three" }') as { count: number });
        route(app, fail, async () => {
          throw new Error('select secret from vault');
        });
      },
    ],
  });
});
afterAll(() => platform.stop());

const login = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  platform.app.inject({ method: 'POST', url: '/api/login', payload, headers });

it('PLATFORM-002: reports an invalid body in the common error format', async () => {
  const answer = await login('{"username":"","password":"secret123","more":1}');
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({
    message: 'Please check the highlighted fields.',
    error: 'Please check the highlighted fields.',
    code: 'platform.invalid',
    requestId: answer.headers['x-request-id'],
    errors: { username: ['Username is required'], more: ['Unknown field'] },
  });
});

it.each([
  ['text that is not JSON', '{"username":', 400],
  ['a list', '[1,2]', 400],
  ['null', 'null', 400],
  ['a word', '"hello"', 400],
  ['a poisoned prototype', '{"username":"rahim2026","password":"secret123","__proto__":{"admin":true}}', 400],
  ['a poisoned constructor', '{"constructor":{"prototype":{"admin":true}}}', 400],
  ['brackets without end', '['.repeat(16_000), 400],
  ['objects without end', '{"a":'.repeat(2_500) + '1' + '}'.repeat(2_500), 400],
  ['more than a megabyte', JSON.stringify({ username: 'a'.repeat(1_100_000) }), 413],
])('refuses %s', async (_what, payload, status) => {
  const answer = await login(payload);
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code: status === 413 ? 'platform.too_large' : 'platform.malformed' });
});

it.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x', 'nonsense'])('refuses %s', async (type) => {
  const answer = await login('x', { 'content-type': type });
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toMatchObject({ code: 'platform.unsupported_type' });
});

it.each(['type=SLOT&type=LIVE', 'type[]=SLOT', '__proto__=1', 'a[constructor]=1', 'type=%00'])('refuses the query %s', async (query) => {
  const answer = await platform.app.inject({ url: `/api/general?${query}` });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'platform.malformed' });
});

it('refuses a form with a repeated field', async () => {
  const answer = await login('username=a&username=b&password=secret123', { 'content-type': 'application/x-www-form-urlencoded' });
  expect(answer.statusCode).toBe(400);
});

it.each([
  ['GET', '/api/login'],
  ['DELETE', '/api/general'],
  ['POST', '/api/nothing'],
  ['GET', '/nothing'],
  ['GET', '/api/%E0%A4%A'],
] as const)('answers 404 to %s %s', async (method, url) => {
  const answer = await platform.app.inject({ method, url });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.json()).toMatchObject({ code: expect.stringMatching(/not_found|malformed/), requestId: expect.any(String) });
});

describe('a player’s id in the input', () => {
  const ask = async (query: string) => {
    const { token } = await player;
    return platform.app.inject({ url: `/api/test/show/me?${query}`, headers: { authorization: `Bearer ${token}` } });
  };
  let player: ReturnType<TestPlatform['signUp']>;
  beforeAll(() => {
    player = platform.signUp();
  });

  it('PLATFORM-004: may be the bearer’s own, public or internal', async () => {
    const { remoteId, playerId } = await player;
    expect((await ask(`remote_id=${remoteId}`)).json()).toEqual({ name: 'me' });
    expect((await ask(`userId=${playerId}`)).statusCode).toBe(200);
  });

  it('PLATFORM-004: is refused and audited when it belongs to somebody else', async () => {
    const other = await platform.signUp();
    for (const query of [`remote_id=${other.remoteId}`, `userId=${other.playerId}`, 'remote_id=']) {
      const answer = await ask(query);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'platform.forbidden' });
    }
    const { rows } = await platform.db.execute(sql`select detail from audit_log where action = 'foreign_owner'`);
    expect(rows).toHaveLength(3);
  });
});

it('checks the token before it reads the body', async () => {
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/api/logout',
    payload: '{',
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.statusCode).toBe(401);
});

it('treats a response that breaks its contract as a fault of ours', async () => {
  expect((await platform.app.inject({ url: '/api/test/drift' })).statusCode).toBe(500);
});

it('reveals nothing about a fault', async () => {
  const answer = await platform.app.inject({ url: '/api/test/fail' });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    message: 'Something went wrong on our side. Please try again.',
    error: 'Something went wrong on our side. Please try again.',
    code: 'platform.fault',
    requestId: expect.any(String),
  });
});

it('takes the id of a call from a trusted hop in a valid form, so that one call can be followed over all servers', async () => {
  const idOf = async (id: string, remoteAddress = '127.0.0.1') => {
    const answer = await platform.app.inject({ url: '/api/test/fail', headers: { 'x-request-id': id }, remoteAddress });
    expect(answer.json()).toMatchObject({ requestId: answer.headers['x-request-id'] });
    return answer.headers['x-request-id'];
  };
  const given = '0e0a4c1e-2d4c-4b7e-9a55-0123456789ab';
  expect(await idOf(given)).toBe(given);
  expect(await idOf(given, '203.0.113.9')).not.toBe(given);
  for (const wrong of ['short', 'a'.repeat(65), 'with a space in it', 'quote"quote"'])
    expect(await idOf(wrong)).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

it('is live and ready', async () => {
  expect((await platform.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect((await platform.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
});

it.each(['/api/v1/create-players', '/api/showpayment-menthod', '/api/ewa/request'])(
  'PLATFORM-005: shares the answer of %s with the site’s own page, not with a foreign one, and answers a client without an origin',
  async (url) => {
    const ask = (headers: Record<string, string>) => platform.app.inject({ method: 'POST', url, headers, payload: {} });
    expect((await ask({ origin: 'http://site.test' })).headers['access-control-allow-origin']).toBe('http://site.test');
    expect((await ask({ origin: 'https://evil.example' })).headers['access-control-allow-origin']).toBeUndefined();
    expect((await ask({})).statusCode).toBeLessThan(500);
  },
);

it('PLATFORM-005: lets only the site’s own page call from the browser', async () => {
  const preflight = (origin: string) =>
    platform.app.inject({ method: 'OPTIONS', url: '/api/login', headers: { origin, 'access-control-request-method': 'POST' } });
  expect((await preflight('http://site.test')).headers['access-control-allow-origin']).toBe('http://site.test');
  expect((await preflight('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
});
