import type { DeviceSession } from '@site/api/contracts/security';
import { RENEWED_TOKEN_HEADER } from '@site/api/contracts/session';
import { sql } from '@site/platform-kit/data/sql';
import { callWallet, idsOf, openTestSession } from '#games/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { ANDROID, FIREFOX, logInFrom, type From } from '../log-ins/testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

type Method = 'GET' | 'POST' | 'DELETE';
const send = (method: Method, url: string, token: string, headers: Record<string, string> = {}) =>
  platform.app.inject({ method, url, headers: { authorization: `Bearer ${token}`, ...headers } });
const logIn = async (username: string, from?: From) => (await logInFrom(platform, username, from)).json<{ token: string }>().token;
const sessionsOf = async (token: string, headers: Record<string, string> = {}) =>
  (await send('GET', '/api/security/sessions', token, headers)).json<{ data: DeviceSession[] }>().data;
const isLive = async (token: string) => (await send('POST', '/api/balance', token)).statusCode === 200;

const endOthers = async (token: string) => {
  const answer = await send('POST', '/api/security/sessions/end-others', token);
  return { body: answer.json<{ ended: number }>(), token: String(answer.headers[RENEWED_TOKEN_HEADER]) };
};

/** Statuses of the answers to every player call with this token. */
async function statuses(token: string) {
  const seen = new Set<number>();
  for (const { method, path, access } of platform.app.endpoints) {
    if (access !== 'player') continue;
    const answer = await send(method as Method, path.replace(/:\w+/g, '1'), token);
    seen.add(answer.statusCode);
  }
  return [...seen];
}

it('lists where the player is logged in, this session first, then the last used', async () => {
  const { username } = await platform.signUp();
  const [phone, desk] = [await logIn(username), await logIn(username, { agent: FIREFOX, ip: '192.168.1.20' })];
  const listed = await sessionsOf(phone, { 'user-agent': ANDROID });
  expect(listed.map(({ device, is_mobile, place, is_current }) => [device, is_mobile, place, is_current])).toEqual([
    ['Chrome on Android', true, '203.0.113.9', true],
    ['Firefox on Windows', false, 'Local network (192.168.1.20)', false],
    ['Unknown browser', false, 'This computer', false],
  ]);
  expect((await sessionsOf(desk))[0]).toMatchObject({ device: 'Firefox on Windows', is_current: true });
});

it('follows the place and the device of the last use, at most once a minute', async () => {
  const { username, token } = await platform.signUp();
  const phone = await logIn(username);
  const started = platform.clock.now().toISOString();
  const placeOf = async () => (await sessionsOf(token)).find(({ device }) => device !== 'Unknown browser');
  const use = () => send('POST', '/api/balance', phone, { 'user-agent': FIREFOX, 'x-forwarded-for': '198.51.100.7' });
  platform.clock.advance(30);
  await use();
  expect(await placeOf()).toMatchObject({ place: '203.0.113.9', last_used_at: started });
  platform.clock.advance(31);
  await use();
  expect(await placeOf()).toMatchObject({
    place: '198.51.100.7',
    device: 'Firefox on Windows',
    started_at: started,
    last_used_at: platform.clock.now().toISOString(),
  });
});

it('lists neither ended sessions nor those that began more than 30 days ago', async () => {
  const { username, token } = await platform.signUp();
  const phone = await logIn(username);
  await send('POST', '/api/logout', phone);
  expect(await sessionsOf(token)).toHaveLength(1);
  await platform.db.execute(sql`
    insert into sessions (player_id, exchange_token_hash, created_at, last_used_at)
    select player_id, 'old' || id, created_at - interval '31 days', last_used_at from sessions where exchange_token_hash not like 'old%'`);
  expect(await sessionsOf(token)).toHaveLength(1);
});

it('logs out everywhere else: those tokens are dead on every call, this one and other players go on', async () => {
  const [{ username, token }, other] = [await platform.signUp(), await platform.signUp()];
  const [phone, desk] = [await logIn(username), await logIn(username)];
  const { body, token: renewed } = await endOthers(token);
  expect(body).toEqual({ ended: 2 });
  for (const ended of [phone, desk, token]) expect(await statuses(ended)).toEqual([401]);
  expect(await isLive(renewed)).toBe(true);
  expect(await isLive(other.token)).toBe(true);
  expect(await sessionsOf(renewed)).toEqual([expect.objectContaining({ is_current: true })]);
  expect((await endOthers(renewed)).body).toEqual({ ended: 0 });
});

it('ends one other session', async () => {
  const { username, token } = await platform.signUp();
  const [phone, desk] = [await logIn(username), await logIn(username, { agent: FIREFOX })];
  const { id } = (await sessionsOf(token)).find(({ device }) => device === 'Firefox on Windows') ?? { id: 0 };
  expect((await send('DELETE', `/api/security/sessions/${id}`, token)).json()).toEqual({ success: true });
  expect(await statuses(desk)).toEqual([401]);
  expect(await isLive(phone)).toBe(true);
  expect((await send('DELETE', `/api/security/sessions/${id}`, token)).statusCode).toBe(404);
});

it('does not end the session of the caller, because log-out does that', async () => {
  const { token } = await platform.signUp();
  const [current] = await sessionsOf(token);
  const answer = await send('DELETE', `/api/security/sessions/${current?.id}`, token);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'security.this_session' });
  expect(await isLive(token)).toBe(true);
});

it('finds no session of another player, and leaves it as it is', async () => {
  const [mine, other] = [await platform.signUp(), await platform.signUp()];
  const [theirs] = await sessionsOf(other.token);
  const answer = await send('DELETE', `/api/security/sessions/${theirs?.id}`, mine.token);
  const nobodys = await send('DELETE', '/api/security/sessions/999999', mine.token);
  const { requestId: _one, ...first } = answer.json();
  const { requestId: _two, ...second } = nobodys.json();
  expect([answer.statusCode, first]).toEqual([404, second]);
  expect(await isLive(other.token)).toBe(true);
  expect(await sessionsOf(mine.token)).toHaveLength(1);
  for (const id of ['0', '-1', 'x', '1.5']) expect((await send('DELETE', `/api/security/sessions/${id}`, mine.token)).statusCode).toBe(422);
});

it('closes play with the ended sessions, because a game does not know which of them opened it', async () => {
  const game = await openTestSession(platform, 10_000n);
  const bet = (word: string) =>
    callWallet(platform, { action: 'bet', ...idsOf(game), round_id: word, transaction_id: word, amount: '1.00' });
  const { token } = await endOthers(game.token);
  expect(await bet('nothing-ended')).not.toHaveProperty('error_code');
  const { rows } = await platform.db.execute<{ username: string }>(sql`select username from players where id = ${game.playerId}`);
  await logIn(String(rows[0]?.username));
  await endOthers(token);
  expect(await bet('after')).toHaveProperty('error_code');
});

describe('the name of a device', () => {
  const LAPTOP = { device: '11111111-2222-4333-8444-555555555555', agent: FIREFOX };
  const nameOf = async (token: string, id: number, name: string) =>
    platform.app.inject({
      method: 'POST',
      url: '/api/security/device-name',
      headers: { authorization: `Bearer ${token}` },
      payload: { id, name },
    });
  const namesOf = async (token: string) => (await sessionsOf(token)).map(({ name }) => name);

  it('is for every log-in on it, also a later one, and an empty name removes it', async () => {
    const { username, token: old } = await platform.signUp();
    const laptop = await logIn(username, LAPTOP);
    const [here] = await sessionsOf(laptop);
    expect(here).toMatchObject({ name: null });
    expect((await nameOf(laptop, here?.id ?? 0, '  My laptop ')).statusCode).toBe(200);
    const again = await logIn(username, LAPTOP);
    // The session from before has no known device, so it cannot be named.
    expect(await namesOf(again)).toEqual(['My laptop', 'My laptop', undefined]);
    expect(await namesOf(old)).toEqual([undefined, 'My laptop', 'My laptop']);
    await nameOf(again, here?.id ?? 0, '');
    expect(await namesOf(again)).toEqual([null, null, undefined]);
  });

  it('is given by the player only, and to a device that is known', async () => {
    const [{ username, token }, other] = [await platform.signUp(), await platform.signUp()];
    const laptop = await logIn(username, LAPTOP);
    const [here] = await sessionsOf(laptop);
    const [unknown] = await sessionsOf(token);
    expect((await nameOf(other.token, here?.id ?? 0, 'Mine')).statusCode).toBe(404);
    expect((await nameOf(token, unknown?.id ?? 0, 'Old')).statusCode).toBe(404);
    expect((await nameOf(token, here?.id ?? 0, 'x'.repeat(41))).statusCode).toBe(422);
    expect((await sessionsOf(laptop))[0]).toMatchObject({ name: null });
  });
});
