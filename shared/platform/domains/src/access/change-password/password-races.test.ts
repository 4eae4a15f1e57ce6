import { RENEWED_TOKEN_HEADER } from '@site/api/contracts/session';
import { sql } from '@site/platform-kit/data/sql';
import { receiveCode, resetWith, signUpWithContacts } from '../recovery/testing';
import { openSession } from '../sessions/sessions.service';
import { createTestPlatform, TEST_PASSWORD, type TestPlatform } from '@site/platform-testing/test-platform';

/** By day every other moment is tried, because each round hashes several passwords at the cost of production. */
const STEP = process.env['NIGHTLY'] ? 1 : 2;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ hashesAsInProduction: true });
});
afterAll(() => platform.stop());

const logIn = (username: string, password: string) =>
  platform.app.inject({ method: 'POST', url: '/api/login', payload: { username, password } });

const change = (token: string, password: string) =>
  platform.app.inject({
    method: 'POST',
    url: '/api/user-pwd',
    headers: { authorization: `Bearer ${token}` },
    payload: { old_password: TEST_PASSWORD, new_password: password, new_password_confirmation: password },
  });

const isLive = async (token: string) =>
  (await platform.app.inject({ url: '/api/user/show', headers: { authorization: `Bearer ${token}` } })).statusCode === 200;

/** The token in the answer of the change, or the old one when the change was refused. */
const tokenAfter = ({ headers }: Awaited<ReturnType<typeof change>>, token: string) => String(headers[RENEWED_TOKEN_HEADER] ?? token);

const after = (ms: number) => new Promise((done) => setTimeout(done, ms));

it('lets no session live that was opened with the old password while the password changed', async () => {
  for (let delay = 0; delay <= 120; delay += 8 * STEP) {
    const { username, token } = await platform.signUp();
    const changed = change(token, 'newpass123');
    const tries = await Promise.all(
      [0, 4].map(async (more) => {
        await after(delay + more);
        return logIn(username, TEST_PASSWORD);
      }),
    );
    const answered = await changed;
    expect(answered.statusCode).toBe(200);
    for (const answer of tries) {
      expect([200, 401]).toContain(answer.statusCode);
      if (answer.statusCode === 200) expect(await isLive(answer.json<{ token: string }>().token)).toBe(false);
    }
    expect(await isLive(tokenAfter(answered, token))).toBe(true);
  }
});

it('takes one of two changes that come from two devices at once, and the other device is logged out', async () => {
  for (let round = 0; round < 5; round++) {
    const player = await platform.signUp();
    const { token: elsewhere } = await openSession(platform.db, platform.clock, player.playerId, { ip: '203.0.113.1', userAgent: '' });
    const devices = [
      { token: player.token, password: 'firstpass1' },
      { token: elsewhere, password: 'secondpass2' },
    ];
    const answers = await Promise.all(devices.map(({ token, password }) => change(token, password)));
    const done = answers.map(({ statusCode }) => statusCode === 200);
    expect(done.filter(Boolean)).toHaveLength(1);
    const tokens = answers.map((answer, at) => tokenAfter(answer, devices[at]?.token ?? ''));
    expect(await Promise.all(tokens.map(isLive))).toEqual(done);
    const logIns = await Promise.all(devices.map(({ password }) => logIn(player.username, password)));
    expect(logIns.map(({ statusCode }) => statusCode === 200)).toEqual(done);
  }
});

it('takes one of a reset and a change at once: a code sets no password after a change, and the old password none after a reset', async () => {
  for (let round = 0; round < 16; round += STEP) {
    const player = await signUpWithContacts(platform);
    const code = await receiveCode(platform, player);
    const [reset, changed] = await Promise.all([
      after(round * 5).then(() => resetWith(platform, player.username, code, 'resetpass1')),
      change(player.token, 'changedpass2'),
    ]);
    const done = [reset.statusCode === 200, changed.statusCode === 200];
    expect(done.filter(Boolean)).toHaveLength(1);
    const logIns = await Promise.all(['resetpass1', 'changedpass2'].map((password) => logIn(player.username, password)));
    expect(logIns.map(({ statusCode }) => statusCode === 200)).toEqual(done);
    expect(await isLive(tokenAfter(changed, player.token))).toBe(changed.statusCode === 200);
  }
  const { rows } = await platform.db.execute(sql`select deadlocks::int from pg_stat_database where datname = current_database()`);
  expect(rows).toEqual([{ deadlocks: 0 }]);
});
