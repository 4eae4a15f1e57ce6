import { sql } from '@site/platform-kit/data/sql';
import { plansOf } from '@site/platform-testing/query-plans';
import { createTestPlatform, TEST_PASSWORD, type TestPlatform } from '@site/platform-testing/test-platform';
import { sweepSessions } from './sweep.service';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const DAY = 86_400;
const count = async (table: 'sessions' | 'session_tokens' | 'login_history', where = sql`true`) => {
  const { rows } = await platform.db.execute<{ n: string }>(sql`select count(*) as n from ${sql.identifier(table)} where ${where}`);
  return Number(rows[0]?.n);
};
const poll = (token: string) => platform.app.inject({ method: 'POST', url: '/api/balance', headers: { authorization: `Bearer ${token}` } });

it('ends sessions that are over, deletes their tokens, and deletes them half a year later', async () => {
  const { username } = await platform.signUp();
  await platform.app.inject({ method: 'POST', url: '/api/login', payload: { username, password: TEST_PASSWORD } });
  for (let day = 0; day < 3; day++) await platform.signUp();
  platform.clock.advance(30 * DAY + 1);
  const { token } = await platform.signUp();
  expect([await count('sessions', sql`ended_at is null`), await count('session_tokens')]).toEqual([6, 6]);
  await sweepSessions(platform.context, 2);
  expect([await count('sessions', sql`ended_at is null`), await count('sessions'), await count('session_tokens')]).toEqual([1, 6, 1]);
  expect((await poll(token)).statusCode).toBe(200);
  const logIns = await count('login_history');
  platform.clock.advance(180 * DAY + 1);
  await sweepSessions(platform.context, 2);
  expect([await count('sessions'), await count('session_tokens'), await count('login_history')]).toEqual([1, 0, logIns]);
});

it('keeps every token of a session that goes on, so that an old one is still recognised', async () => {
  const { token, playerId } = await platform.signUp();
  platform.clock.advance(15 * 60 + 1);
  await poll(token);
  platform.clock.advance(29 * DAY);
  await sweepSessions(platform.context);
  await poll(token);
  expect(await count('sessions', sql`player_id = ${playerId} and ended_reason = 'reused'`)).toBe(1);
});

it('finds what is due by an index', async () => {
  await platform.db.execute(sql`
    insert into sessions (player_id, exchange_token_hash, created_at, last_used_at, ip, user_agent, ended_at)
    select (select min(id) from players), 'x' || n, now() - interval '60 days', now(), '', '',
      case when n % 2 = 0 then now() - interval '1 day' * (n % 100) end
    from generate_series(1, 20000) n`);
  await platform.db.execute(sql`
    insert into session_tokens (hash, session_id, issued_at, replaced_at)
    select 't' || id, id, now() - interval '1 day' * (id % 60), now() from sessions where exchange_token_hash like 'x%'`);
  await platform.db.execute(sql`analyze sessions, session_tokens, confirmations, login_history`);
  const { indexes } = await plansOf(platform, () => sweepSessions(platform.context, 100_000));
  expect(indexes).toEqual(expect.arrayContaining(['session_tokens_issued', 'sessions_ended', 'sessions_begun']));
});
