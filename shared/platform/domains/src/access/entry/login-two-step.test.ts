import { sql } from '@site/platform-kit/data/sql';
import type { LogIn } from '@site/api/contracts/security';
import { readLimits } from '@site/platform-kit/pace/limits';
import { signUpWithApp } from '../two-step/testing';
import { createTestPlatform, TEST_PASSWORD, type TestPlatform } from '@site/platform-testing/test-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const logIn = (username: string, code?: string, password = TEST_PASSWORD, { app } = platform) =>
  app.inject({ method: 'POST', url: '/api/login', payload: { username, password, ...(code === undefined ? {} : { code }) } });
type Answer = Awaited<ReturnType<typeof logIn>>;
const refusalOf = (answer: Answer) => [answer.statusCode, answer.json<{ code: string }>().code];
const wordsOf = (answer: Answer) => {
  const { requestId: _own, ...words } = answer.json<Record<string, unknown>>();
  return { status: answer.statusCode, words };
};

const SECOND_STEP = [403, 'access.second_step'];
const CODE_WRONG = [403, 'access.code_wrong'];
const LOCKED = [429, 'access.locked'];

it('asks for a code after the right password, and takes the one of the app', async () => {
  const { username, app } = await signUpWithApp(platform);
  const asked = await logIn(username);
  expect(refusalOf(asked)).toEqual(SECOND_STEP);
  expect(asked.json()).toMatchObject({ message: 'Please enter the code from your authenticator app.' });
  expect(refusalOf(await logIn(username, ''))).toEqual(SECOND_STEP);
  const answer = await logIn(username, app.next());
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ token: expect.any(String), username, message: 'Login successful' });
});

it('opens no session before the code', async () => {
  const { username, playerId, app } = await signUpWithApp(platform);
  await logIn(username);
  await logIn(username, app.wrong());
  const { rows } = await platform.db.execute(sql`select id from sessions where player_id = ${playerId}`);
  expect(rows).toHaveLength(1);
});

it('takes each code once, also when it comes several times at once', async () => {
  const { username, app } = await signUpWithApp(platform);
  const code = app.next();
  const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(username, code)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(refusalOf(await logIn(username, code))).toEqual(CODE_WRONG);
});

it('takes the code of a phone that is half a minute ahead or behind, and no older one', async () => {
  const [ahead, behind] = [await signUpWithApp(platform), await signUpWithApp(platform)];
  platform.clock.advance(120);
  expect((await logIn(ahead.username, ahead.app.code(1))).statusCode).toBe(200);
  expect((await logIn(behind.username, behind.app.code(-2))).statusCode).toBe(403);
  expect((await logIn(behind.username, behind.app.code(-1))).statusCode).toBe(200);
});

it('takes a recovery code once, in any spelling, and notifies the player', async () => {
  const { username, token, playerId, recoveryCodes } = await signUpWithApp(platform);
  const typed = ` ${String(recoveryCodes[0]).toLowerCase().replaceAll('-', ' ')} `;
  const answers = await Promise.all(Array.from({ length: 4 }, () => logIn(username, typed)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(refusalOf(await logIn(username, recoveryCodes[0]))).toEqual(CODE_WRONG);
  const read = (url: string) => platform.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  expect((await read('/api/security/two-step')).json()).toMatchObject({ recovery_codes_left: 9 });
  expect((await read('/api/inbox')).body).toContain('A recovery code was used');
  const { rows } = await platform.db.execute(sql`select 1 from audit_log where player_id = ${playerId} and action = 'recovery_code_used'`);
  expect(rows).toHaveLength(1);
});

it('takes recovery codes although the secret of the app cannot be read any more', async () => {
  const { username, app, playerId, recoveryCodes } = await signUpWithApp(platform);
  await platform.db.execute(sql`update two_step set sealed_secret = reverse(sealed_secret) where player_id = ${playerId}`);
  expect((await logIn(username, app.next())).statusCode).toBe(500);
  expect((await logIn(username, recoveryCodes[0])).statusCode).toBe(200);
});

it('never reveals with a wrong password that an app is switched on', async () => {
  const [on, off] = [await signUpWithApp(platform), await platform.signUp()];
  const words = wordsOf(await logIn(off.username, undefined, 'wrong1234'));
  expect(words.status).toBe(401);
  expect(wordsOf(await logIn(on.username, undefined, 'wrong1234'))).toEqual(words);
  expect(wordsOf(await logIn(on.username, on.app.next(), 'wrong1234'))).toEqual(words);
  expect(wordsOf(await logIn('nobody54321', '123456', 'wrong1234'))).toEqual(words);
});

it('changes nothing for a player without an app, who may send a code as well', async () => {
  const { username } = await platform.signUp();
  expect((await logIn(username)).statusCode).toBe(200);
  expect((await logIn(username, '123456')).statusCode).toBe(200);
});

it('locks after 5 wrong codes, for the right one as well, and returns the time to wait', async () => {
  const { username, app } = await signUpWithApp(platform);
  for (let tried = 0; tried < 5; tried++) expect(refusalOf(await logIn(username, app.wrong()))).toEqual(CODE_WRONG);
  const locked = await logIn(username, app.next());
  expect(refusalOf(locked)).toEqual(LOCKED);
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800);
  platform.clock.advance(900);
  expect((await logIn(username, app.next())).statusCode).toBe(200);
});

it('keeps the count of wrong passwords when only the password is right', async () => {
  const { username, app } = await signUpWithApp(platform);
  for (let tried = 0; tried < 4; tried++) await logIn(username, undefined, 'wrong1234');
  expect(refusalOf(await logIn(username))).toEqual(SECOND_STEP);
  expect(refusalOf(await logIn(username, app.next()))).toEqual(LOCKED);
});

it('counts anew after a full log-in', async () => {
  const { username, app } = await signUpWithApp(platform);
  for (let round = 0; round < 2; round++) {
    for (let tried = 0; tried < 4; tried++) expect(refusalOf(await logIn(username, app.wrong()))).toEqual(CODE_WRONG);
    expect((await logIn(username, app.next())).statusCode).toBe(200);
  }
});

it('evaluates no more than 5 of 50 wrong codes at once', async () => {
  const { username, app, playerId } = await signUpWithApp(platform);
  const answers = await Promise.all(Array.from({ length: 50 }, () => logIn(username, app.wrong())));
  expect(answers.filter((answer) => answer.statusCode === 403)).toHaveLength(5);
  expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(45);
  const { rows } = await platform.db.execute(sql`select 1 from login_history where player_id = ${playerId} and result = 'wrong_code'`);
  expect(rows).toHaveLength(5);
});

it('limits wrong codes even where the limits of wrong passwords are high', async () => {
  const wide = await createTestPlatform({ settings: { limits: readLimits('loginPerAddress=1000/60 loginPerAccount=1000/900') } });
  const { username, app } = await signUpWithApp(wide);
  const answers = await Promise.all(Array.from({ length: 50 }, () => logIn(username, app.wrong(), TEST_PASSWORD, wide)));
  expect(answers.filter((answer) => answer.statusCode === 403)).toHaveLength(5);
  const locked = await logIn(username, app.next(), TEST_PASSWORD, wide);
  expect(refusalOf(locked)).toEqual(LOCKED);
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800);
  await wide.stop();
});

it('shows wrong codes in the list of log-ins', async () => {
  const { username, app, token } = await signUpWithApp(platform);
  await logIn(username, app.wrong());
  await logIn(username, app.next());
  const listed = await platform.app.inject({ url: '/api/security/log-ins', headers: { authorization: `Bearer ${token}` } });
  expect(listed.json<{ data: LogIn[] }>().data.map(({ result }) => result)).toEqual(['ok', 'wrong_code']);
});

it('refuses a blocked player before it asks for a code', async () => {
  const { username } = await signUpWithApp(platform);
  await platform.operator.inject({
    method: 'PATCH',
    url: `/operator/players/${username}`,
    headers: { 'x-operator-key': platform.context.settings.operatorKey },
    payload: { status: 'blocked' },
  });
  expect(refusalOf(await logIn(username))).toEqual([403, 'access.blocked']);
});
