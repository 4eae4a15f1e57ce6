import { sql } from '@site/platform-kit/data/sql';
import { RENEWED_TOKEN_HEADER } from '@site/api/contracts/session';
import { createTestPlatform, TEST_PASSWORD, type TestPlatform } from '@site/platform-testing/test-platform';
import { inboxOf } from '#funds/testing';
import { forgetSuccessors } from './sweep.service';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const ROTATION_S = 15 * 60 + 1;
type Player = Awaited<ReturnType<TestPlatform['signUp']>>;

const post = (url: string, token: string, payload: object = {}) =>
  platform.app.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${token}` } });
const statusOf = async (token: string) => (await post('/api/balance', token)).statusCode;

/** Holds a token and takes each renewed one, as the page does. */
function holder(token: string) {
  let current = token;
  return {
    token: () => current,
    async poll() {
      const { statusCode, headers } = await post('/api/balance', current);
      current = (headers[RENEWED_TOKEN_HEADER] as string | undefined) ?? current;
      return statusCode;
    },
  };
}

async function liveSessions({ playerId }: Player): Promise<number> {
  const { rows } = await platform.db.execute(sql`select id from sessions where player_id = ${playerId} and ended_at is null`);
  return rows.length;
}

const successorsOf = async (playerId: number) => {
  const { rows } = await platform.db.execute<{ n: string }>(sql`
    select count(*) as n from session_tokens t join sessions s on s.id = t.session_id where s.player_id = ${playerId} and t.replaces is not null`);
  return Number(rows[0]?.n);
};

describe('two clients with one stolen token', () => {
  it.each([6, 30, 55])(
    'both end when the thief renews it and the owner polls %i seconds later, and the owner is informed',
    async (after) => {
      const player = await platform.signUp();
      const [owner, thief] = [holder(player.token), holder(player.token)];
      platform.clock.advance(ROTATION_S);
      expect(await thief.poll()).toBe(200);
      expect(await thief.poll()).toBe(200);
      // The owner polls every ten seconds.
      platform.clock.advance(after);
      await owner.poll();
      for (let passed = 0; passed < 60; passed += 10) {
        platform.clock.advance(10);
        await owner.poll();
        await thief.poll();
      }
      // Within 15 s the owner gets the one successor as well; then the next rotation reveals the two holders.
      if ((await liveSessions(player)) === 1) {
        platform.clock.advance(ROTATION_S);
        await thief.poll();
        await thief.poll();
        platform.clock.advance(16);
        await owner.poll();
      }
      expect([await owner.poll(), await thief.poll(), await liveSessions(player)]).toEqual([401, 401, 0]);
      expect(await inboxOf(platform, player)).toContainEqual(expect.objectContaining({ title: 'A log-in was ended for safety' }));
    },
  );

  it('never go on side by side: every repeat of the old token carries the one successor', async () => {
    const player = await platform.signUp();
    platform.clock.advance(ROTATION_S);
    const asked = await Promise.all(Array.from({ length: 20 }, () => post('/api/balance', player.token)));
    platform.clock.advance(8);
    asked.push(await post('/api/balance', player.token), await post('/api/balance', player.token));
    expect(new Set(asked.map(({ headers }) => headers[RENEWED_TOKEN_HEADER])).size).toBe(1);
    expect(await successorsOf(player.playerId)).toBe(1);
  });

  it('end too when the old token comes back after days', async () => {
    const player = await platform.signUp();
    const thief = holder(player.token);
    platform.clock.advance(ROTATION_S);
    await thief.poll();
    for (let day = 0; day < 3; day++) {
      platform.clock.advance(86_400);
      expect(await thief.poll()).toBe(200);
    }
    expect([await statusOf(player.token), await thief.poll()]).toEqual([401, 401]);
  });

  it.each([
    [
      'a password change',
      '/api/user-pwd',
      { old_password: TEST_PASSWORD, new_password: 'newpass123', new_password_confirmation: 'newpass123' },
    ],
    ['"log out everywhere else"', '/api/security/sessions/end-others', {}],
  ])('%s leaves one live session, and only the owner in it', async (_, url, payload) => {
    const player = await platform.signUp();
    const elsewhere = await platform.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: { username: player.username, password: TEST_PASSWORD },
    });
    platform.clock.advance(ROTATION_S);
    const thief = holder(player.token);
    await thief.poll();
    // Within the grace of the old token the owner still uses it, and the thief has its successor.
    const answer = await post(url, player.token, payload);
    expect(answer.statusCode).toBe(200);
    const owner = holder(String(answer.headers[RENEWED_TOKEN_HEADER]));
    expect([
      await owner.poll(),
      await thief.poll(),
      await statusOf(player.token),
      await statusOf(elsewhere.json<{ token: string }>().token),
    ]).toEqual([200, 401, 401, 401]);
    expect(await liveSessions(player)).toBe(1);
    // The thief's token is unknown now, so presenting it does not end the owner's session.
    expect(await owner.poll()).toBe(200);
  });
});

it('serves requests under way with the old token for 15 seconds after the new one was used', async () => {
  const player = await platform.signUp();
  platform.clock.advance(ROTATION_S);
  const client = holder(player.token);
  await client.poll();
  await client.poll();
  platform.clock.advance(15);
  expect([await statusOf(player.token), await client.poll()]).toEqual([200, 200]);
});

it('a renewal that meets a password change leaves no token of its own', async () => {
  const player = await platform.signUp();
  platform.clock.advance(ROTATION_S);
  const change = { old_password: TEST_PASSWORD, new_password: 'newpass123', new_password_confirmation: 'newpass123' };
  const [changed, ...polled] = await Promise.all([
    post('/api/user-pwd', player.token, change),
    ...Array.from({ length: 10 }, () => post('/api/balance', player.token)),
  ]);
  const kept = String(changed?.headers[RENEWED_TOKEN_HEADER]);
  const others = new Set(polled.map(({ headers }) => headers[RENEWED_TOKEN_HEADER] as string | undefined));
  for (const token of others) if (token && token !== kept) expect(await statusOf(token)).toBe(401);
  expect(await statusOf(kept)).toBe(200);
});

it('stores a successor so that the database alone does not reveal it, and deletes it after a minute', async () => {
  const player = await platform.signUp();
  platform.clock.advance(ROTATION_S);
  const renewed = (await post('/api/balance', player.token)).headers[RENEWED_TOKEN_HEADER] as string;
  const sealed = async () =>
    (
      await platform.db.execute<{ sealed_next: string }>(sql`
      select sealed_next from session_tokens t join sessions s on s.id = t.session_id
      where s.player_id = ${player.playerId} and sealed_next is not null`)
    ).rows;
  expect(await sealed()).toHaveLength(1);
  expect(JSON.stringify(await sealed())).not.toContain(renewed);

  await forgetSuccessors(platform.context);
  expect(await sealed()).toHaveLength(1);
  platform.clock.advance(61);
  await forgetSuccessors(platform.context);
  expect(await sealed()).toEqual([]);
});
