import * as argon2 from '@node-rs/argon2';
import type { LoginAnswer } from '@site/api/contracts/access';
import { readLimits } from '@site/platform-kit/pace/limits';
import { insertRestriction } from '#safer-play/testing';
import { statementsOf } from '@site/platform-testing/statements';
import { createTestPlatform, TEST_PASSWORD, type TestPlatform } from '@site/platform-testing/test-platform';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ hashesAsInProduction: true });
});
afterAll(() => platform.stop());

const logIn = (username: string, password = TEST_PASSWORD, headers: Record<string, string> = {}) =>
  platform.app.inject({ method: 'POST', url: '/api/login', payload: { username, password }, headers });

const block = (username: string) =>
  platform.operator.inject({
    method: 'PATCH',
    url: `/operator/players/${username}`,
    headers: { 'x-operator-key': platform.context.settings.operatorKey },
    payload: { status: 'blocked' },
  });

it('ACCESS-009, 013, PLATFORM-017: answers with the specified keys, in upper or lower case of the name', async () => {
  const { username, remoteId } = await platform.signUp();
  const answer = await logIn(username.toUpperCase());
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    remote_id: remoteId,
    username,
    exchange: [{ token: expect.stringMatching(/^[\w-]{43}$/) }],
    message: 'Login successful',
  });
  const { token, exchange } = answer.json<LoginAnswer>();
  expect(exchange[0]?.token).not.toBe(token);
});

it('ACCESS-011, PLATFORM-017: gives the same answer to a wrong password and to an unknown name', async () => {
  const { username } = await platform.signUp();
  const [wrong, unknown] = [await logIn(username, 'wrong1234'), await logIn('nobody12345', 'wrong1234')];
  expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
  const { requestId: _one, ...first } = wrong.json();
  const { requestId: _two, ...second } = unknown.json();
  expect(first).toEqual(second);
  expect(first).toEqual({ message: 'Invalid credentials', error: 'Invalid credentials', code: 'access.invalid_credentials' });
});

it('does the same work for an unknown name as for a wrong password: one hash of the same cost, and the same statements', async () => {
  const { verify } = jest.mocked(argon2);
  const workFor = async (username: string) => {
    verify.mockClear();
    const statements = await statementsOf(() => logIn(username, 'wrong1234'));
    // The parts before the salt name the algorithm and its cost.
    const costs = verify.mock.calls.map(([hashed]) => String(hashed).split('$').slice(0, -2).join('$'));
    return { statements, costs };
  };
  const { username } = await platform.signUp();
  const known = await workFor(username);
  expect(known.costs).toEqual([expect.stringContaining('$argon2id$')]);
  expect(await workFor(`ghost${username}`)).toEqual(known);
});

it('PLATFORM-017: refuses a blocked player only after the right password', async () => {
  const { username } = await platform.signUp();
  await block(username);
  expect((await logIn(username, 'wrong1234')).statusCode).toBe(401);
  const answer = await logIn(username);
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code: 'access.blocked', message: 'This account is blocked. Please contact customer service.' });
});

it('locks the account for 15 minutes after 5 wrong passwords, also for the right one', async () => {
  const { username } = await platform.signUp();
  for (let tried = 0; tried < 5; tried++) expect((await logIn(username, 'wrong1234')).statusCode).toBe(401);
  const locked = await logIn(username);
  expect(locked.statusCode).toBe(429);
  expect(locked.json()).toMatchObject({ code: 'access.locked' });
  expect(locked.headers['retry-after']).toBe('900');
  platform.clock.advance(899);
  expect((await logIn(username)).statusCode).toBe(429);
  platform.clock.advance(1);
  expect((await logIn(username)).statusCode).toBe(200);
});

it('forgets wrong passwords after the right one', async () => {
  const { username } = await platform.signUp();
  for (let tried = 0; tried < 4; tried++) await logIn(username, 'wrong1234');
  expect((await logIn(username)).statusCode).toBe(200);
  for (let tried = 0; tried < 4; tried++) await logIn(username, 'wrong1234');
  expect((await logIn(username)).statusCode).toBe(200);
});

it('evaluates at most 5 of 50 guesses at once', async () => {
  const { username } = await platform.signUp();
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => logIn(username, `guess${at}000`)));
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(45);
});

it('returns the time to wait, also for an account that does not exist', async () => {
  for (let tried = 0; tried < 5; tried++) expect((await logIn('phantom1234', 'wrong1234')).statusCode).toBe(401);
  platform.clock.advance(100);
  const locked = await logIn('phantom1234', 'wrong1234');
  expect([locked.statusCode, locked.headers['retry-after']]).toEqual([429, '800']);
});

it('carries the break that the player takes, and nothing otherwise', async () => {
  const { username, playerId } = await platform.signUp();
  expect((await logIn(username)).json()).not.toHaveProperty('restriction');
  const until = new Date(platform.clock.now().getTime() + 86_400_000);
  await insertRestriction(platform.db, { playerId, kind: 'time_out', until, at: platform.clock.now() });
  const answer = await logIn(username);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ restriction: { kind: 'time_out', until: until.toISOString() } });
});

it('evaluates no more of 50 guesses at once than the limit of one address, even on different accounts', async () => {
  const strict = await createTestPlatform({ settings: { limits: readLimits('loginPerAddress=5/300') } });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      strict.app.inject({ method: 'POST', url: '/api/login', payload: { username: `guess${at}0000`, password: 'wrong1234' } }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  const asked = answers.filter(({ statusCode }) => statusCode === 403);
  expect(asked.map((answer) => answer.json<{ code: string }>().code)).toEqual(Array(45).fill('access.captcha_required'));
  await strict.stop();
});

it('limits tries from one address, and believes X-Forwarded-For only from the trusted hop', async () => {
  const limits = readLimits('loginPerAddress=2/60');
  const behind = await createTestPlatform({ settings: { limits } });
  const open = await createTestPlatform({ settings: { limits, trustedHop: '10.0.0.1' } });
  const codes = async ({ app }: TestPlatform) => {
    const seen: number[] = [];
    for (const address of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
      const payload = { username: `name${address.replaceAll('.', '')}`, password: 'wrong1234' };
      seen.push((await app.inject({ method: 'POST', url: '/api/login', payload, headers: { 'x-forwarded-for': address } })).statusCode);
    }
    return seen;
  };
  expect(await codes(behind)).toEqual([401, 401, 401]);
  expect(await codes(open)).toEqual([401, 401, 403]);
  await Promise.all([behind.stop(), open.stop()]);
});

it('PLATFORM-017: checks the fields before the password', async () => {
  const answer = await logIn('', 'short');
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    errors: { username: ['Username is required'], password: ['Password must be at least 8 characters'] },
  });
});
