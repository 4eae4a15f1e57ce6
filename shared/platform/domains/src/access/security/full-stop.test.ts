import type { stopEverything } from '@site/api/contracts/safer-play';
import { RENEWED_TOKEN_HEADER } from '@site/api/contracts/session';
import type * as z from '@site/api/schema';
import { sql } from '@site/platform-kit/data/sql';
import { openTestSession } from '#games/testing';
import { ask, bet } from '#safer-play/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { ANDROID, logInFrom } from '../log-ins/testing';

type Stopped = z.output<typeof stopEverything.output>;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const isLive = async (token: string) =>
  (await platform.app.inject({ method: 'POST', url: '/api/balance', headers: { authorization: `Bearer ${token}` } })).statusCode === 200;

it('starts a break, closes running games and logs out every other device, but not this one', async () => {
  const player = await openTestSession(platform, 10_000n);
  const { rows } = await platform.db.execute<{ username: string }>(sql`select username from players where id = ${player.playerId}`);
  const phone = (await logInFrom(platform, rows[0]?.username ?? '', { agent: ANDROID })).json<{ token: string }>().token;
  await bet(platform, player, 10);
  const before = (await ask(platform, player, 'safer-play/full-stop')).json<Stopped['effects']>();
  expect(before).toEqual({ waiting_orders: 0, waiting_stakes: '0.00', matched_bets: 0, open_rounds: 1, other_sessions: 1 });

  const answer = await ask(platform, player, 'safer-play/full-stop', { length: '7d' });
  expect(answer.json<Stopped>()).toMatchObject({ restriction: { kind: 'time_out' }, effects: { open_rounds: 1, other_sessions: 1 } });
  expect(answer.headers[RENEWED_TOKEN_HEADER]).toBe(player.token);
  expect(await isLive(phone)).toBe(false);
  expect(await isLive(player.token)).toBe(true);
  expect(await bet(platform, player, 10)).toMatchObject({ error_code: 'TIMEOUT' });
  const inbox = await platform.db.execute<{ message: string }>(
    sql`select message from inbox_messages where player_id = ${player.playerId}`,
  );
  expect(JSON.stringify(inbox.rows)).toContain('Orders that waited at the exchange are cancelled.');
});

it('takes an exclusion only with the typed word, and nothing shorter afterwards', async () => {
  const player = await platform.signUp();
  const stop = (body: object) => ask(platform, player, 'safer-play/full-stop', body);
  expect((await stop({ length: '6m' })).statusCode).toBe(422);
  expect((await stop({ length: '6m', word: 'EXCLUDE' })).json()).toMatchObject({ restriction: { kind: 'excluded' } });
  expect((await stop({ length: '24h' })).json()).toMatchObject({ code: 'safer_play.not_shorter' });
});

it('answers 401 without a token', async () => {
  for (const method of ['GET', 'POST'] as const)
    expect((await platform.app.inject({ method, url: '/api/safer-play/full-stop' })).statusCode).toBe(401);
});
