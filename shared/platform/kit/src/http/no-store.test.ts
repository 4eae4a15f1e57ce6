import { RENEWED_TOKEN_HEADER } from '@site/api/contracts/session';
import { createTestPlatform, TEST_PASSWORD, type TestPlatform } from '@site/platform-testing/test-platform';

let platform: TestPlatform;
let token: string;
let username: string;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  ({ token, username } = await platform.signUp());
});
afterAll(() => platform.stop());

const withBearer = (bearer: string) => ({ authorization: `Bearer ${bearer}` });
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

it('lets nobody cache an answer to a bearer, for every call and every status', async () => {
  // The stream does not end by itself, and the other calls end the session of this test.
  const left = ['/api/events', '/api/logout', '/api/user-pwd', '/api/security/sessions/end-others'];
  const endpoints = platform.app.endpoints.filter(({ path }) => !left.includes(path));
  const seen = new Set<number>();
  for (const bearer of [token, 'x'.repeat(43)]) {
    for (const { method, path, access } of endpoints) {
      const answer = await platform.app.inject({
        method: method as Method,
        url: path.replace(/:\w+/g, '1'),
        headers: { ...withBearer(bearer), 'if-none-match': '*' },
      });
      if (access === 'player') seen.add(answer.statusCode);
      expect([path, answer.statusCode, answer.headers['cache-control'], answer.headers['etag']]).toEqual([
        path,
        answer.statusCode,
        'no-store',
        undefined,
      ]);
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining([200, 401, 404, 422]));
  expect(seen).not.toContain(304);
});

it.each([
  ['an address of nothing', { method: 'GET', url: '/api/nothing-here' }],
  ['an address that cannot be decoded', { method: 'GET', url: '/api/%E0%A4%A' }],
  ['a body that cannot be read', { method: 'POST', url: '/api/balance', payload: '{', headers: { 'content-type': 'application/json' } }],
] as const)('lets nobody cache a refusal of %s', async (_, request) => {
  const headers = { ...('headers' in request ? request.headers : {}), ...withBearer(token) };
  const answer = await platform.app.inject({ ...request, headers });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('lets nobody cache an answer that hands out a token', async () => {
  const logIn = await platform.app.inject({ method: 'POST', url: '/api/login', payload: { username, password: TEST_PASSWORD } });
  expect([logIn.statusCode, logIn.headers['cache-control']]).toEqual([200, 'no-store']);
  platform.clock.advance(15 * 60 + 1);
  const read = { url: '/api/user/show', headers: withBearer(token) };
  const first = await platform.app.inject(read);
  expect(first.headers).toMatchObject({ [RENEWED_TOKEN_HEADER]: expect.any(String), 'cache-control': 'no-store' });
});

it('still lets browsers revalidate a public read', async () => {
  const { headers } = await platform.app.inject({ url: '/api/general' });
  const again = await platform.app.inject({ url: '/api/general', headers: { 'if-none-match': String(headers['etag']) } });
  expect(again.statusCode).toBe(304);
});
