import { RENEWED_TOKEN_HEADER } from '@site/api/contracts/session';
import { sql } from '@site/platform-kit/data/sql';
import { createTestPlatform, TEST_PASSWORD, type TestPlatform } from '@site/platform-testing/test-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const MINUTE = 60;
const DAY = 86_400;

const ask = (token: string) => platform.app.inject({ method: 'POST', url: '/api/balance', headers: { authorization: `Bearer ${token}` } });
const logout = (token: string) =>
  platform.app.inject({ method: 'POST', url: '/api/logout', headers: { authorization: `Bearer ${token}` } });
const logIn = (username: string) =>
  platform.app.inject({ method: 'POST', url: '/api/login', payload: { username, password: TEST_PASSWORD } });

const renewedFrom = async (token: string) => (await ask(token)).headers[RENEWED_TOKEN_HEADER] as string | undefined;

it('PLATFORM-008: keeps tokens as digests only', async () => {
  const { token } = await platform.signUp();
  const { rows } = await platform.db.execute(sql`select hash from session_tokens`);
  expect(JSON.stringify(rows)).not.toContain(token);
});

it('refuses no token, a made-up one and another scheme', async () => {
  const { token } = await platform.signUp();
  for (const authorization of [undefined, 'Bearer ', `Bearer ${'x'.repeat(43)}`, `Basic ${token}`, token]) {
    const answer = await platform.app.inject({ method: 'POST', url: '/api/balance', headers: authorization ? { authorization } : {} });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'platform.unauthenticated', message: 'Please log in again.' });
  }
});

it('PLATFORM-008: ends this session at log-out and leaves the player’s other one alone', async () => {
  const { token, username } = await platform.signUp();
  const other = (await logIn(username)).json<{ token: string }>().token;
  expect((await logout(token)).json()).toEqual({ success: true });
  expect((await ask(token)).statusCode).toBe(401);
  expect((await logout(token)).statusCode).toBe(401);
  expect((await ask(other)).statusCode).toBe(200);
});

it('hands out the next token after 15 minutes, the same one to requests that come together', async () => {
  const { token } = await platform.signUp();
  expect(await renewedFrom(token)).toBeUndefined();
  platform.clock.advance(15 * MINUTE + 1);
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(token)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  const renewed = new Set(answers.map(({ headers }) => headers[RENEWED_TOKEN_HEADER]));
  expect(renewed.size).toBe(1);
  expect((await ask(String([...renewed][0]))).statusCode).toBe(200);
});

it('gives the same token again when the answer that carried it was lost', async () => {
  const { token } = await platform.signUp();
  platform.clock.advance(15 * MINUTE + 1);
  const lost = await renewedFrom(token);
  platform.clock.advance(59);
  const renewed = await renewedFrom(token);
  expect(renewed).toBe(lost);
  platform.clock.advance(10 * MINUTE);
  expect((await ask(String(renewed))).statusCode).toBe(200);
});

it('accepts a replaced token for 60 seconds, then treats it as stolen: the whole session ends', async () => {
  const { token } = await platform.signUp();
  platform.clock.advance(15 * MINUTE + 1);
  const renewed = String(await renewedFrom(token));
  platform.clock.advance(59);
  expect((await ask(token)).statusCode).toBe(200);
  platform.clock.advance(2);
  expect((await ask(token)).statusCode).toBe(401);
  expect((await ask(renewed)).statusCode).toBe(401);
  const { rows } = await platform.db.execute(sql`select action from audit_log where action = 'token_reused'`);
  expect(rows).toHaveLength(1);
});

it('PLATFORM-008: lives for 30 days after the log-in, however much it is used', async () => {
  const { token } = await platform.signUp();
  platform.clock.advance(20 * DAY);
  const second = String(await renewedFrom(token));
  platform.clock.advance(10 * DAY);
  const third = String(await renewedFrom(second));
  expect((await ask(third)).statusCode).toBe(200);
  platform.clock.advance(1);
  expect((await ask(third)).statusCode).toBe(401);
});

it('kills the sessions of a player who is blocked', async () => {
  const { token, username } = await platform.signUp();
  const headers = { 'x-operator-key': platform.context.settings.operatorKey };
  await platform.operator.inject({ method: 'PATCH', url: `/operator/players/${username}`, headers, payload: { status: 'blocked' } });
  expect((await ask(token)).statusCode).toBe(401);
  await platform.operator.inject({ method: 'PATCH', url: `/operator/players/${username}`, headers, payload: { status: 'active' } });
  expect((await ask(token)).statusCode).toBe(401);
  expect((await logIn(username)).statusCode).toBe(200);
});
