import { sql } from '@site/platform-kit/data/sql';
import { lastCode } from '@site/platform-testing/outbox';
import { createTestPlatform, TEST_PASSWORD, type TestPlatform } from '@site/platform-testing/test-platform';
import { receiveCode, resetWith, signUpWithContacts } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  platform.app.inject({ method: 'POST', url, payload, headers });
const someone = () => signUpWithContacts(platform);
const reset = (username: string, otp: string, password?: string, confirmation?: string) =>
  resetWith(platform, username, otp, password, confirmation);
const logIn = (username: string, password: string) => post('/api/login', { username, password });
const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

it('ACCESS-066, N-13, PLATFORM-008, 028: sets the new password; the old one and every session end', async () => {
  const player = await someone();
  const { username, token, playerId } = player;
  const otp = await receiveCode(platform, player);
  const answer = await reset(username.toUpperCase(), otp);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { message: 'Password changed successfully. Please login with your new password.' },
  ]);
  expect((await logIn(username, TEST_PASSWORD)).statusCode).toBe(401);
  expect((await logIn(username, 'newpass123')).statusCode).toBe(200);
  expect((await post('/api/balance', {}, { authorization: `Bearer ${token}` })).statusCode).toBe(401);
  const { rows } = await platform.db.execute(sql`select ended_reason from sessions where player_id = ${playerId} and ended_at is not null`);
  expect(rows).toEqual([{ ended_reason: 'password' }]);
  const audit = await platform.db.execute(sql`select action from audit_log where player_id = ${playerId}`);
  expect(audit.rows).toContainEqual({ action: 'password_reset' });
  const inbox = await platform.db.execute(sql`select title from inbox_messages where player_id = ${playerId}`);
  expect(inbox.rows).toContainEqual({ title: 'Your password was reset' });
});

it('ACCESS-066, PLATFORM-028: takes a code once', async () => {
  const player = await someone();
  const otp = await receiveCode(platform, player);
  expect((await reset(player.username, otp)).statusCode).toBe(200);
  const again = await reset(player.username, otp);
  expect([again.statusCode, again.json()]).toEqual([
    422,
    expect.objectContaining({ code: 'recovery.otp_wrong', message: 'The OTP is wrong or has expired.' }),
  ]);
});

it('PLATFORM-028: gives one answer to a wrong code, an unknown name, another’s code, an expired one and a blocked account', async () => {
  const [player, other, blocked] = [await someone(), await someone(), await someone()];
  const otp = await receiveCode(platform, player);
  const blockedOtp = await receiveCode(platform, blocked);
  await platform.db.execute(sql`update players set status = 'blocked' where id = ${blocked.playerId}`);
  const answers = [
    await reset(player.username, wrong(otp)),
    await reset('nobody12345', otp),
    await reset(other.username, otp),
    await reset(blocked.username, blockedOtp),
  ];
  platform.clock.advance(300);
  answers.push(await reset(player.username, otp));
  for (const answer of answers) {
    const { requestId: _id, ...body } = answer.json<{ requestId: string }>();
    expect([answer.statusCode, body]).toEqual([
      422,
      { code: 'recovery.otp_wrong', message: 'The OTP is wrong or has expired.', error: 'The OTP is wrong or has expired.' },
    ]);
  }
  expect((await logIn(player.username, TEST_PASSWORD)).statusCode).toBe(200);
});

it('does not take a code that was sent to verify an address', async () => {
  const { username, email, token } = await someone();
  const headers = { authorization: `Bearer ${token}` };
  expect((await post('/api/send-verification-code', { email }, headers)).statusCode).toBe(200);
  expect((await reset(username, await lastCode(platform, email))).statusCode).toBe(422);
});

it('evaluates at most 5 of 50 guesses at once; then the code is dead', async () => {
  const player = await someone();
  const otp = await receiveCode(platform, player);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => reset(player.username, wrong(otp, at + 1))));
  expect(answers.every(({ statusCode }) => statusCode === 422)).toBe(true);
  const { rows } = await platform.db.execute(sql`select tries from otp where player_id = ${player.playerId}`);
  expect(rows).toEqual([{ tries: 5 }]);
  expect((await reset(player.username, otp)).statusCode).toBe(422);
  expect((await logIn(player.username, TEST_PASSWORD)).statusCode).toBe(200);
});

it('leaves the owner’s code alive when somebody else guesses five times at another address', async () => {
  const player = await someone();
  const otp = await receiveCode(platform, player);
  const guessed = (code: string, ip: string) =>
    post(
      '/api/usr-reset-password',
      { otp: code, username: player.username, password: 'newpass123', password_confirmation: 'newpass123' },
      { 'x-forwarded-for': ip },
    );
  for (let by = 1; by <= 6; by++) expect((await guessed(wrong(otp, by), '198.51.100.9')).statusCode).toBe(422);
  expect((await guessed(otp, '198.51.100.9')).statusCode).toBe(422);
  expect((await guessed(otp, '192.0.2.9')).statusCode).toBe(200);
});

it('unlocks an account that wrong passwords had locked', async () => {
  const player = await someone();
  for (let tried = 0; tried < 6; tried++) await logIn(player.username, 'wrong1234');
  expect((await logIn(player.username, TEST_PASSWORD)).statusCode).toBe(429);
  await reset(player.username, await receiveCode(platform, player));
  expect((await logIn(player.username, 'newpass123')).statusCode).toBe(200);
});

it.each([
  ['short1', 'short1', { password: ['New Password must contain at least one number, one letter, and 8 characters long.'] }],
  ['onlyletters', 'onlyletters', { password: ['New Password must contain at least one number, one letter, and 8 characters long.'] }],
  ['newpass123', 'newpass124', { password_confirmation: ['Passwords do not match.'] }],
])('PLATFORM-028: refuses the password %s confirmed as %s and keeps the code', async (password, confirmation, errors) => {
  const player = await someone();
  const otp = await receiveCode(platform, player);
  const answer = await reset(player.username, otp, password, confirmation);
  expect([answer.statusCode, answer.json<{ errors: unknown }>().errors]).toEqual([422, errors]);
  expect((await reset(player.username, otp)).statusCode).toBe(200);
});
