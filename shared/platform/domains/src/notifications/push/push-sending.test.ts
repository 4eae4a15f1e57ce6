import { sql } from '@site/platform-kit/data/sql';
import { inTransaction } from '@site/platform-kit/data/database';
import { until } from '@site/testing/patience';
import { approve, fail, newDeposit, newWithdrawal, operate, signUpReady } from '#funds/testing';
import { ask } from '#safer-play/testing';
import { createPushPlatform, type PushPlatform } from './testing';
import { queuePush } from './push.service';
import { sendPushes } from './send.service';

let push: PushPlatform;
beforeAll(async () => {
  push = await createPushPlatform();
});
afterAll(() => push.stop());

type Player = Awaited<ReturnType<PushPlatform['playerWithDevice']>>['player'];

const queue = ({ playerId }: Pick<Player, 'playerId'>, about: string) =>
  queuePush(push.platform.db, { playerId, news: 'depositApproved', path: '/transaction-record', about, at: push.platform.clock.now() });
const waitingOf = async ({ playerId }: Pick<Player, 'playerId'>) => {
  const { rows } = await push.platform.db.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from push_messages m join push_devices d on d.id = m.device_id where d.player_id = ${playerId}`);
  return rows[0]?.waiting;
};

it('tells every device of the player, in its language, that a deposit was approved', async () => {
  const player = await signUpReady(push.platform);
  const device = await push.subscribe(player, push.service.device(), 'bn');
  const number = await newDeposit(push.platform, player);
  expect(await push.messagesOf(device)).toEqual([]);
  await approve(push.platform, number);
  expect(await push.messagesOf(device)).toEqual([
    {
      kind: 'deposit',
      title: 'জমা অনুমোদিত হয়েছে',
      body: 'টাকা আপনার মেইন ওয়ালেটে জমা হয়েছে।',
      path: '/transaction-record',
      tag: `request:${number}`,
    },
  ]);
  expect(await waitingOf(player)).toBe(0);
});

it('is encrypted for the device, and signed with the key that pages subscribe with', async () => {
  const { player, device } = await push.playerWithDevice();
  await queue(player, 'a');
  await push.messagesOf(device);
  const [last] = push.service.received.slice(-1);
  const settings = (await push.send(player, 'GET')).json<{ public_key: string }>();
  expect(last).toMatchObject({ endpoint: device.endpoint, senderKey: settings.public_key, ttlS: 86_400 });
  expect(last?.claims).toMatchObject({ aud: push.service.origin, sub: expect.stringMatching(/^mailto:/) });
});

it('tells of a refused withdrawal', async () => {
  const player = await signUpReady(push.platform);
  const device = await push.subscribe(player);
  await fail(push.platform, await newWithdrawal(push.platform, player));
  expect((await push.messagesOf(device)).map(({ kind, title }) => [kind, title])).toEqual([['withdrawal', 'Withdrawal refused']]);
});

it('sends nothing of a decision that was rolled back', async () => {
  const { player, device } = await push.playerWithDevice();
  await inTransaction(push.platform.db, async (tx) => {
    await queuePush(tx, { playerId: player.playerId, news: 'betSettled', path: '/', about: 'x', at: push.platform.clock.now() });
    throw new Error('taken back');
  }).catch(() => {});
  expect(await push.messagesOf(device)).toEqual([]);
});

it('sends only the last of several waiting messages about one subject', async () => {
  const { player, device } = await push.playerWithDevice();
  for (const about of ['one', 'other', 'one']) await queue(player, about);
  expect((await push.messagesOf(device)).map(({ tag }) => tag)).toEqual(['other', 'one']);
});

it('sends nothing of a kind that the player has switched off', async () => {
  const { player, device } = await push.playerWithDevice();
  await push.send(player, 'PATCH', '/kinds', { kind: 'deposit', is_on: false });
  await queue(player, 'a');
  expect([await push.messagesOf(device), await waitingOf(player)]).toEqual([[], 0]);
});

it.each([
  ['a break', 'safer-play/time-out', { length: '24h' }],
  ['an exclusion', 'safer-play/self-exclusion', { length: 'permanent', word: 'EXCLUDE' }],
])('sends nothing during %s, and does not send it later', async (_, path, body) => {
  const { player, device } = await push.playerWithDevice();
  await queue(player, 'before');
  await ask(push.platform, player, path, body);
  await queue(player, 'during');
  expect([await push.messagesOf(device), await waitingOf(player)]).toEqual([[], 0]);
});

it('sends again after a break', async () => {
  const { player, device } = await push.playerWithDevice();
  await ask(push.platform, player, 'safer-play/time-out', { length: '24h' });
  push.platform.clock.advance(86_401);
  await queue(player, 'after');
  expect(await push.messagesOf(device)).toHaveLength(1);
});

it.each([
  ['after a log-out', (player: Player) => ask(push.platform, player, 'logout', {})],
  ['to a blocked player', ({ username }: Player) => operate(push.platform, 'PATCH', `players/${username}`, { status: 'blocked' })],
])('sends nothing %s', async (_, end) => {
  const { player, device } = await push.playerWithDevice();
  await queue(player, 'a');
  expect((await end(player)).statusCode).toBe(200);
  expect(await push.messagesOf(device)).toEqual([]);
});

it.each([404, 410])('forgets a device whose address has expired (%i)', async (status) => {
  const { player, device } = await push.playerWithDevice();
  push.service.reply(device, status);
  await queue(player, 'a');
  await push.messagesOf(device);
  expect((await push.send(player, 'GET')).json<{ endpoint: string | null }>().endpoint).toBeNull();
});

it.each([
  ['is overloaded', 503],
  ['limits the pace', 429],
  ['ends the connection', 'cut'],
] as const)('tries again later when the push service %s', async (_, reply) => {
  const { player, device } = await push.playerWithDevice();
  push.service.reply(device, reply);
  await queue(player, 'a');
  expect(await push.messagesOf(device)).toEqual([]);
  push.service.reply(device, 201);
  expect(await push.messagesOf(device)).toEqual([]);
  push.platform.clock.advance(31);
  expect(await push.messagesOf(device)).toHaveLength(1);
});

it('gives up after six tries within a day', async () => {
  const { player, device } = await push.playerWithDevice();
  push.service.reply(device, 503);
  await queue(player, 'a');
  const before = push.service.tries();
  for (let hour = 0; hour < 24; hour++) {
    await sendPushes(push.platform.context);
    push.platform.clock.advance(3600);
  }
  expect([push.service.tries() - before, await waitingOf(player)]).toEqual([6, 0]);
});

it.each([302, 400, 403, 413])('gives up at once when the push service refuses it for good (%i)', async (status) => {
  const { player, device } = await push.playerWithDevice();
  push.service.reply(device, status);
  await queue(player, 'a');
  const before = push.service.tries();
  await sendPushes(push.platform.context);
  push.platform.clock.advance(86_400);
  await sendPushes(push.platform.context);
  expect(push.service.tries() - before).toBe(1);
  expect(await waitingOf(player)).toBe(0);
});

it('does not wait for a push service that does not answer, and posts a few messages at the same time', async () => {
  const { player, device } = await push.playerWithDevice();
  const { player: other, device: healthy } = await push.playerWithDevice();
  push.service.reply(device, 'hang');
  await queue(player, 'hangs');
  for (let count = 0; count < 20; count++) await queue(other, String(count));
  const sending = sendPushes(push.platform.context);
  await until(() => push.service.received.some(({ endpoint }) => endpoint === healthy.endpoint));
  await sending;
  expect(await waitingOf(player)).toBe(1);
  expect(await push.messagesOf(healthy)).toHaveLength(20);
  expect(push.service.mostOpen()).toBeLessThanOrEqual(8);
});
