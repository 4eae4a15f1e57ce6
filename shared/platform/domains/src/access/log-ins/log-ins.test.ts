import { sql } from '@site/platform-kit/data/sql';
import type { LogIn } from '@site/api/contracts/security';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { LOG_INS_KEPT, sweepLogIns } from './log-ins.service';
import { FIREFOX, logInFrom, type From } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const logIn = (username: string, from?: From) => logInFrom(platform, username, from);
const ask = (token: string, query = '') =>
  platform.app.inject({ url: `/api/security/log-ins${query}`, headers: { authorization: `Bearer ${token}` } });
const logInsOf = async (token: string, query = '') => (await ask(token, query)).json<{ data: LogIn[]; last_page: number; total: number }>();

it('lists time, place and device, newest first, with failed ones', async () => {
  const { username, token } = await platform.signUp();
  await logIn(username);
  platform.clock.advance(60);
  await logIn(username, { password: 'wrong1234', agent: FIREFOX, ip: '192.168.1.20' });
  platform.clock.advance(60);
  await logIn(username, { agent: '', ip: '127.0.0.1' });
  const { data, total, last_page } = await logInsOf(token);
  expect(data.map(({ device, place, result }) => [device, place, result])).toEqual([
    ['Unknown browser', 'This computer', 'ok'],
    ['Firefox on Windows', 'Local network (192.168.1.20)', 'wrong_password'],
    ['Chrome on Android', '203.0.113.9', 'ok'],
  ]);
  expect(data[0]?.at).toBe(platform.clock.now().toISOString());
  expect([total, last_page]).toEqual([3, 1]);
});

it('comes page by page, in the sizes of the member center', async () => {
  const { username, token } = await platform.signUp();
  for (let at = 0; at < 12; at++) await logIn(username);
  expect(await logInsOf(token)).toMatchObject({ total: 12, last_page: 2, data: { length: 10 } });
  expect(await logInsOf(token, '?page=2')).toMatchObject({ data: { length: 2 } });
  expect(await logInsOf(token, '?per_page=25')).toMatchObject({ last_page: 1, data: { length: 12 } });
  for (const query of ['?per_page=11', '?page=0', '?per_page=100000', '?page=x']) expect((await ask(token, query)).statusCode).toBe(422);
});

it('shows nobody another player’s', async () => {
  const [mine, other] = [await platform.signUp(), await platform.signUp()];
  await logIn(other.username);
  expect(await logInsOf(mine.token)).toMatchObject({ total: 0, data: [] });
});

it('keeps nothing of an account that does not exist', async () => {
  const count = async () => (await platform.db.execute(sql`select id from login_history`)).rows.length;
  const before = await count();
  expect((await logIn('nobody98765', { password: 'wrong1234' })).statusCode).toBe(401);
  expect(await count()).toBe(before);
});

it('keeps the newest 500 of each player', async () => {
  const { token, playerId } = await platform.signUp();
  const other = await platform.signUp();
  await logIn(other.username);
  await platform.db.execute(sql`
    insert into login_history (player_id, at, ip, user_agent, result)
    select ${playerId}, ${platform.clock.now().toISOString()}::timestamptz + n * interval '1 second', '10.0.0.1', '', 'wrong_password'
    from generate_series(1, ${LOG_INS_KEPT + 20}::int) n`);
  await sweepLogIns(platform.db);
  const { data, total } = await logInsOf(token);
  expect(total).toBe(LOG_INS_KEPT);
  expect(data[0]?.at).toBe(new Date(platform.clock.now().getTime() + (LOG_INS_KEPT + 20) * 1000).toISOString());
  expect((await logInsOf(other.token)).total).toBe(1);
});
