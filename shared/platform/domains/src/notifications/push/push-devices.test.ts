import { PUSH_DEVICES, type PushSettings } from '@site/api/contracts/push';
import { sql } from '@site/platform-kit/data/sql';
import { openSession } from '#access';
import { createPushPlatform, type PushPlatform } from './testing';
import { isPushService } from './endpoint.policy';
import { sweepPushDevices } from './send.service';

let push: PushPlatform;
beforeAll(async () => {
  push = await createPushPlatform();
});
afterAll(() => push.stop());

type Player = { token: string; playerId: number };

const settingsOf = async (player: Player) => (await push.send(player, 'GET')).json<PushSettings>();
const devicesOf = async ({ playerId }: Player) =>
  (
    await push.platform.db.execute<{ endpoint: string }>(sql`select endpoint from push_devices where player_id = ${playerId} order by id`)
  ).rows.map(({ endpoint }) => endpoint);

/** Another session of the same player. */
async function logInAgain({ playerId }: Player): Promise<Player> {
  const { db, clock } = push.platform;
  return { playerId, token: (await openSession(db, clock, playerId, { ip: '127.0.0.1', userAgent: '' })).token };
}

it('has every kind on and no device at first, and the same key for everybody', async () => {
  const [one, other] = [await push.platform.signUp(), await push.platform.signUp()];
  const settings = await settingsOf(one);
  expect(settings).toEqual({
    public_key: expect.stringMatching(/^B[\w-]{86}$/),
    endpoint: null,
    kinds: { deposit: true, withdrawal: true, bet: true, support: true },
  });
  expect((await settingsOf(other)).public_key).toBe(settings.public_key);
});

it('belongs to the session that switched it on, and ends with the switch', async () => {
  const { player, device } = await push.playerWithDevice();
  const elsewhere = await logInAgain(player);
  expect((await settingsOf(player)).endpoint).toBe(device.endpoint);
  expect((await settingsOf(elsewhere)).endpoint).toBeNull();

  for (let time = 0; time < 2; time++) {
    const answer = await push.send(player, 'DELETE', '/device');
    expect([answer.statusCode, answer.json<PushSettings>().endpoint]).toEqual([200, null]);
  }
  expect(await devicesOf(player)).toEqual([]);
});

it('gives a device to the player who used it last, and a session its last device', async () => {
  const { player, device } = await push.playerWithDevice();
  const next = await push.platform.signUp();
  await push.subscribe(next, device);
  expect([await devicesOf(player), await devicesOf(next)]).toEqual([[], [device.endpoint]]);
  const renewed = await push.subscribe(next);
  expect(await devicesOf(next)).toEqual([renewed.endpoint]);
});

it('answers two switches of one session at the same time', async () => {
  const player = await push.platform.signUp();
  await Promise.all([push.subscribe(player), push.subscribe(player)]);
  expect(await devicesOf(player)).toHaveLength(1);
});

it('keeps the newest devices of a player', async () => {
  const player = await push.platform.signUp();
  const endpoints: string[] = [];
  for (let count = 0; count <= PUSH_DEVICES; count++) endpoints.push((await push.subscribe(await logInAgain(player))).endpoint);
  expect(await devicesOf(player)).toEqual(endpoints.slice(1));
});

it('switches one kind off and on for all devices', async () => {
  const player = await push.platform.signUp();
  const choose = async (kind: string, isOn: boolean) =>
    (await push.send(player, 'PATCH', '/kinds', { kind, is_on: isOn })).json<PushSettings>().kinds;
  const [off, all] = [
    { deposit: true, withdrawal: true, bet: false, support: true },
    { deposit: true, withdrawal: true, bet: true, support: true },
  ];
  expect(await choose('bet', false)).toEqual(off);
  expect(await choose('bet', false)).toEqual(off);
  expect((await settingsOf(await logInAgain(player))).kinds).toEqual(off);
  expect(await choose('bet', true)).toEqual(all);
});

it.each([
  ['a machine behind the platform', { endpoint: 'https://10.0.0.7/send' }, 'push.endpoint_unknown'],
  ['the platform itself', { endpoint: 'http://127.0.0.1:3002/api/logout' }, 'push.endpoint_unknown'],
  ['a host that only looks like a push service', { endpoint: 'https://fcm.googleapis.com.evil.example/x' }, 'push.endpoint_unknown'],
  ['no address', { endpoint: 'not an address' }, 'push.endpoint_unknown'],
  ['a key that is no point of the curve', { p256dh: 'B'.repeat(87) }, 'push.endpoint_unknown'],
  ['an address without end', { endpoint: `https://fcm.googleapis.com/${'x'.repeat(1024)}` }, 'platform.invalid'],
  ['a short key', { p256dh: 'B' }, 'platform.invalid'],
  ['a long secret', { auth: 'a'.repeat(23) }, 'platform.invalid'],
  ['another field', { session_id: 1 }, 'platform.invalid'],
])('refuses %s', async (_, change, code) => {
  const player = await push.platform.signUp();
  const answer = await push.send(player, 'POST', '/device', { ...push.service.device(), ...change });
  expect(answer.json<{ code: string }>().code).toBe(code);
  expect(await devicesOf(player)).toEqual([]);
});

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm/send/abc', false],
  ['https://user:word@fcm.googleapis.com/abc', false],
  ['https://push.apple.com.evil.example/abc', false],
  ['https://evilpush.apple.com/abc', false],
  ['https://[::1]/abc', false],
  ['http://push.test:8080/abc', true],
  ['http://push.test:8081/abc', false],
])('may post to %s: %p', (endpoint, mayPost) => expect(isPushService(endpoint, ['http://push.test:8080'])).toBe(mayPost));

it('forgets the devices of ended sessions, and no other', async () => {
  const { player } = await push.playerWithDevice();
  const { player: other, device } = await push.playerWithDevice();
  await push.platform.app.inject({ method: 'POST', url: '/api/logout', headers: { authorization: `Bearer ${player.token}` }, payload: {} });
  await sweepPushDevices(push.platform.context);
  expect([await devicesOf(player), await devicesOf(other)]).toEqual([[], [device.endpoint]]);
});
