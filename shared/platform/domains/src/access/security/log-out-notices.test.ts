import type { DeviceSession } from '@site/api/contracts/security';
import { sql } from '@site/platform-kit/data/sql';
import { RENEWED_TOKEN_HEADER } from '@site/api/contracts/session';
import { inTransaction } from '@site/platform-kit/data/database';
import { untilBlocked } from '@site/platform-testing/blocked-statements';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { inboxOf } from '#funds/testing';
import { ANDROID, logInFrom } from '../log-ins/testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const send = (method: 'GET' | 'POST' | 'DELETE', url: string, token: string) =>
  platform.app.inject({ method, url, headers: { authorization: `Bearer ${token}`, 'user-agent': ANDROID } });

async function loggedInTwice() {
  const { username, playerId } = await platform.signUp();
  const logIn = async () => (await logInFrom(platform, username)).json<{ token: string }>().token;
  const tokens = [await logIn(), await logIn()] as const;
  await platform.db.execute(sql`delete from inbox_messages where player_id = ${playerId}`);
  return { playerId, tokens };
}

it('reports where and with what every other device was logged out, and nothing where there was none', async () => {
  const { playerId, tokens } = await loggedInTwice();
  const { headers } = await send('POST', '/api/security/sessions/end-others', tokens[0]);
  await send('POST', '/api/security/sessions/end-others', String(headers[RENEWED_TOKEN_HEADER]));
  expect(await inboxOf(platform, { playerId })).toMatchObject([
    {
      title: 'Logged out everywhere else',
      message: expect.stringMatching(/^Every other device .* Device: Chrome on Android\. Place: .* <a href="\/security">/),
      message_bn: expect.stringContaining('অন্য সব ডিভাইস'),
    },
  ]);
});

it('reports that one device was logged out', async () => {
  const { playerId, tokens } = await loggedInTwice();
  const { data } = (await send('GET', '/api/security/sessions', tokens[0])).json<{ data: DeviceSession[] }>();
  const other = data.find(({ is_current: isCurrent }) => !isCurrent);
  await send('DELETE', `/api/security/sessions/${other?.id}`, tokens[0]);
  await send('DELETE', `/api/security/sessions/${other?.id}`, tokens[0]);
  expect(await inboxOf(platform, { playerId })).toMatchObject([{ title: 'A device was logged out' }]);
});

it('reports once that a log-in ended because its old token was used again', async () => {
  const { playerId, tokens } = await loggedInTwice();
  platform.clock.advance(15 * 60 + 1);
  const renewed = await send('POST', '/api/balance', tokens[0]);
  expect(renewed.headers[RENEWED_TOKEN_HEADER]).toEqual(expect.any(String));
  platform.clock.advance(61);
  let asked: Promise<unknown> = Promise.resolve();
  await inTransaction(platform.db, async (tx) => {
    await tx.execute(sql`select id from sessions where player_id = ${playerId} for update`);
    asked = Promise.all([1, 2, 3].map(() => send('POST', '/api/balance', tokens[0])));
    // All three requests read the session as live.
    await untilBlocked(platform.db, 3);
  });
  await asked;
  expect(await inboxOf(platform, { playerId })).toMatchObject([
    { title: 'A log-in was ended for safety', message: expect.stringContaining('Change your password') },
  ]);
});
