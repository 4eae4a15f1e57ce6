import { MARKETING_CHANNELS, type Marketing, type MarketingChannel } from '@site/api/contracts/marketing';
import { sql } from '@site/platform-kit/data/sql';
import { inboxOf, operate } from '@site/platform-domains/funds/testing';
import { sendNotices } from '@site/platform-domains/notifications';
import { createPushPlatform, type PushPlatform } from '@site/platform-domains/notifications/testing';
import { ask } from '@site/platform-domains/safer-play/testing';
import { sentTo } from '@site/platform-testing/outbox';
import type { TestPlatform, TestPlayer } from '@site/platform-testing/test-platform';
import { requestOf } from './testing';
import { addPersonByKey } from './testing-console';

let push: PushPlatform;
let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  push = await createPushPlatform();
  ({ platform } = push);
});
beforeEach(async () => {
  player = await platform.signUp();
});
afterAll(() => push.stop());

const PROMOTION = { title: 'Eid bonus', text: 'Look at /promotions.' };
const choose = (channel: MarketingChannel, isOn = true) =>
  platform.app.inject({
    method: 'PATCH',
    url: '/api/marketing',
    headers: { authorization: `Bearer ${player.token}` },
    payload: { channel, is_on: isOn },
  });
const shown = async () => (await ask(platform, player, 'marketing')).json<Marketing>().channels;
const path = () => `players/${player.username}/marketing`;
const open = async () => (await operate(platform, 'GET', path())).json<{ channels: string[] }>().channels;
const promote = async () => (await operate(platform, 'POST', path(), PROMOTION)).json<{ channels: string[] }>().channels;
const titles = async () => (await inboxOf(platform, player)).map(({ title }) => title);

/** Verifies both contacts. @returns them */
async function verifyContacts() {
  const { rows } = await platform.db.execute<{ email: string; phone: string }>(sql`
    update players set email_verified_at = created_at, phone_verified_at = created_at where id = ${player.playerId} returning email, phone`);
  return rows[0] ?? { email: '', phone: '' };
}

it('sends nothing to a player who has never chosen', async () => {
  await verifyContacts();
  expect((await shown()).map(({ channel, is_on: isOn, chosen_at: at }) => [channel, isOn, at])).toEqual(
    MARKETING_CHANNELS.map((channel) => [channel, false, null]),
  );
  expect([await open(), await promote(), await titles()]).toEqual([[], [], []]);
});

it('sends on the channels that the player has allowed, and says there how to switch it off', async () => {
  const { email, phone } = await verifyContacts();
  const device = await push.subscribe(player);
  for (const channel of MARKETING_CHANNELS) expect((await choose(channel)).statusCode).toBe(200);
  expect(await promote()).toEqual([...MARKETING_CHANNELS]);
  expect(await inboxOf(platform, player)).toMatchObject([
    {
      title: 'Eid bonus',
      message: expect.stringMatching(/<a href="\/promotions">.*<a href="\/security">/s),
      message_bn: expect.stringContaining('বন্ধ'),
    },
  ]);
  await sendNotices(platform.context);
  for (const address of [email, phone]) {
    const [sent] = await sentTo(platform, address);
    expect(sent?.text).toContain('Look at /promotions.');
    expect(sent?.text).toContain('You can switch promotions off on the security page.');
  }
  expect(await push.messagesOf(device)).toMatchObject([{ title: 'A promotion for you', path: '/promotions' }]);
});

it('keeps the time of each choice, and the last one counts', async () => {
  const first = platform.clock.now().toISOString();
  await choose('inbox');
  expect((await shown())[0]).toMatchObject({ channel: 'inbox', is_on: true, chosen_at: first });
  platform.clock.advance(60);
  await choose('inbox', false);
  expect((await shown())[0]).toMatchObject({ is_on: false, chosen_at: platform.clock.now().toISOString() });
  expect([await promote(), await titles()]).toEqual([[], []]);
  const { rows } = await platform.db.execute(sql`select is_on from marketing_choice where player_id = ${player.playerId} order by id`);
  expect(rows).toEqual([{ is_on: true }, { is_on: false }]);
});

it('sends to no address that is not verified, and to no player without a device', async () => {
  for (const channel of MARKETING_CHANNELS) await choose(channel);
  expect((await shown()).map(({ is_reachable: isReachable }) => isReachable)).toEqual([true, false, false, false]);
  expect(await promote()).toEqual(['inbox']);
});

it.each([
  ['a break', 'safer-play/time-out', { length: '24h' }],
  ['an exclusion', 'safer-play/self-exclusion', { length: 'permanent', word: 'EXCLUDE' }],
])('sends nothing during %s', async (_, restriction, body) => {
  await choose('inbox');
  await ask(platform, player, restriction, body);
  const before = await titles();
  expect([await open(), await promote()]).toEqual([[], []]);
  expect(await titles()).toEqual(before);
});

it('sends no notification that waited until the player forbade it', async () => {
  const device = await push.subscribe(player);
  await choose('push');
  expect(await promote()).toEqual(['push']);
  await choose('push', false);
  expect(await push.messagesOf(device)).toEqual([]);
});

it('is for administrators to send, and for support to look at', async () => {
  const { key } = await addPersonByKey(platform, 'leila', 'support');
  const as = (method: 'GET' | 'POST', payload?: object) =>
    platform.operator.inject({ method, url: `/operator/${path()}`, headers: { 'x-operator-key': key }, ...(payload ? { payload } : {}) });
  expect((await as('GET')).statusCode).toBe(200);
  expect((await as('POST', PROMOTION)).statusCode).toBe(403);
  expect((await operate(platform, 'POST', path(), { ...PROMOTION, text: 'x'.repeat(601) })).statusCode).toBe(422);
});

it('is a verb of the command line', () => {
  expect(requestOf(['promote', 'rahim2026', 'Eid bonus', 'Look at /promotions.'])).toEqual({
    method: 'POST',
    path: '/operator/players/rahim2026/marketing',
    body: PROMOTION,
  });
  expect(requestOf(['promote', 'rahim2026', 'Eid bonus', ' '])).toBeNull();
});
