import { sql } from '@site/platform-kit/data/sql';
import { RENEWED_TOKEN_HEADER } from '@site/api/contracts/session';
import { inTransaction } from '@site/platform-kit/data/database';
import { cutBlocked, untilBlocked } from '@site/platform-testing/blocked-statements';
import { lastCode } from '@site/platform-testing/outbox';
import { createTestPlatform, TEST_PASSWORD, type TestPlatform } from '@site/platform-testing/test-platform';
import { findPlayer, lockPlayer } from '../accounts/accounts.repository';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const post = (url: string, payload: object, token?: string) =>
  platform.app.inject({ method: 'POST', url, payload, headers: token ? { authorization: `Bearer ${token}` } : {} });
const change = (token: string, old = TEST_PASSWORD, password = 'newpass123', confirmation = password) =>
  post('/api/user-pwd', { old_password: old, new_password: password, new_password_confirmation: confirmation }, token);
const logIn = (username: string, password: string) => post('/api/login', { username, password });
const isLoggedIn = async (token: string) => (await post('/api/balance', {}, token)).statusCode === 200;

it('ACCESS-078, PLATFORM-008, 026: changes the password; this session goes on with a new token, and every other ends', async () => {
  const { username, token, playerId } = await platform.signUp();
  const elsewhere = (await logIn(username, TEST_PASSWORD)).json<{ token: string }>().token;
  const answer = await change(token);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { message: 'Password changed successfully. Please login with your new password.' },
  ]);
  const renewed = String(answer.headers[RENEWED_TOKEN_HEADER]);
  expect([await isLoggedIn(renewed), await isLoggedIn(token), await isLoggedIn(elsewhere)]).toEqual([true, false, false]);
  expect((await logIn(username, TEST_PASSWORD)).statusCode).toBe(401);
  expect((await logIn(username, 'newpass123')).statusCode).toBe(200);
  const audit = await platform.db.execute(sql`select action, detail from audit_log where player_id = ${playerId}`);
  expect(audit.rows).toContainEqual({ action: 'password_changed', detail: { ended: 1 } });
  const inbox = await platform.db.execute(sql`select title from inbox_messages where player_id = ${playerId}`);
  expect(inbox.rows).toContainEqual({ title: 'Your password was changed' });
});

it('ACCESS-078, PLATFORM-026: refuses a wrong current password and changes nothing', async () => {
  const { username, token } = await platform.signUp();
  const answer = await change(token, 'wrong1234');
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    expect.objectContaining({ code: 'account.password_wrong', message: 'Your current password is not correct.' }),
  ]);
  expect((await logIn(username, TEST_PASSWORD)).statusCode).toBe(200);
});

it('counts wrong current passwords: 5 of 50 at once are evaluated, then not even the right one for 15 minutes', async () => {
  const { token } = await platform.signUp();
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => change(token, `guess${at}000`)));
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(45);
  const locked = await change(token);
  expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, '900']);
  platform.clock.advance(840);
  expect((await change(token)).statusCode).toBe(429);
  platform.clock.advance(60);
  expect((await change(token)).statusCode).toBe(200);
});

it.each([
  ['short1', 'short1', { new_password: ['New Password must contain at least one number, one letter, and 8 characters long.'] }],
  ['pass word1', 'pass word1', { new_password: ['New Password must contain at least one number, one letter, and 8 characters long.'] }],
  ['newpass123', 'newpass124', { new_password_confirmation: ['Passwords do not match.'] }],
])('PLATFORM-026: refuses %s confirmed as %s', async (password, confirmation, errors) => {
  const { token } = await platform.signUp();
  const answer = await change(token, TEST_PASSWORD, password, confirmation);
  expect([answer.statusCode, answer.json<{ errors: unknown }>().errors]).toEqual([422, errors]);
});

it('closes games that are open and voids a code to reset the old password', async () => {
  const { username, token, playerId } = await platform.signUp();
  const { email } = await findPlayer(platform.db, playerId);
  await post('/api/usr-forgot-password', { type: 'email', email, username });
  const otp = await lastCode(platform, email);
  await platform.db.execute(sql`
    insert into game_session (id, player_id, game_code, external_url, is_mobile, launch_token_hash, launch_expires_at, started_at)
    select 'open', ${playerId}, code, '', false, 'hash', now(), now() from game limit 1`);
  await change(token);
  const { rows } = await platform.db.execute(
    sql`select closed_at is not null as is_closed from game_session where player_id = ${playerId}`,
  );
  expect(rows).toEqual([{ is_closed: true }]);
  const reset = await post('/api/usr-reset-password', { otp, username, password: 'other1234', password_confirmation: 'other1234' });
  expect(reset.statusCode).toBe(422);
});

it('leaves the other players’ sessions alone', async () => {
  const [one, two] = [await platform.signUp(), await platform.signUp()];
  await change(one.token);
  expect(await isLoggedIn(two.token)).toBe(true);
});

it('answers 503 and changes nothing when the database goes away in the middle', async () => {
  const { username, token, playerId } = await platform.signUp();
  const changed = await inTransaction(platform.db, async (tx) => {
    await lockPlayer(tx, playerId);
    const answer = change(token);
    await untilBlocked(platform.db);
    await cutBlocked(platform.db);
    return answer;
  });
  expect([changed.statusCode, changed.json<{ code: string }>().code]).toEqual([503, 'platform.unavailable']);
  expect((await logIn(username, TEST_PASSWORD)).statusCode).toBe(200);
});
