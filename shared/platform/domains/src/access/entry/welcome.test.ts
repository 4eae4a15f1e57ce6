import { sql } from '@site/platform-kit/data/sql';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { inboxOf, operate } from '#funds/testing';
import { findByUsername, findPlayer } from '../accounts/accounts.repository';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const signUp = (username: string, phone: string, referralCode = '') =>
  platform.app.inject({
    method: 'POST',
    url: '/api/v1/create-players',
    payload: {
      username,
      password: 'secret123',
      confirmPassword: 'secret123',
      name: '',
      phone,
      email: `${username}@example.com`,
      referral_code: referralCode,
      currency: 'BDT',
      status: 'active',
    },
  });
async function inboxOfName(username: string) {
  const player = await findByUsername(platform.db, username);
  if (!player) throw new Error(`Nobody is called ${username}`);
  return inboxOf(platform, { playerId: player.id });
}

it('a new player is welcomed, with the play money to begin with', async () => {
  await signUp('rahim2026', '01712345678');
  const [message, ...more] = await inboxOfName('rahim2026');
  expect(more).toEqual([]);
  expect(message).toMatchObject({ title: 'Welcome', title_bn: 'স্বাগতম', message: expect.stringContaining('৳500.00 of play money') });
});

it('does not mention play money where there is none', async () => {
  await operate(platform, 'PATCH', 'settings', { welcome_credit: '0' });
  await signUp('karim2026', '01712345679');
  const [message] = await inboxOfName('karim2026');
  expect(message?.message).toMatch(/^Good to have you here\. Verify your phone/);
  await operate(platform, 'PATCH', 'settings', { welcome_credit: '500' });
});

it('notifies the referrer once until the message is read, and not after a failed sign-up', async () => {
  const referrer = await platform.signUp();
  const { referralCode } = await findPlayer(platform.db, referrer.playerId);
  const before = await platform.db.execute(sql`select id from inbox_messages`);
  await signUp('rahim2026', '01712345677', referralCode);
  expect((await platform.db.execute(sql`select id from inbox_messages`)).rows).toHaveLength(before.rows.length);
  await signUp('jamal2026', '01712345676', referralCode);
  await signUp('kamal2026', '01712345675', referralCode);
  expect(await inboxOf(platform, referrer)).toMatchObject([
    { title: 'A player has joined by your code', message: expect.stringContaining('/refrrel-program') },
  ]);
});
