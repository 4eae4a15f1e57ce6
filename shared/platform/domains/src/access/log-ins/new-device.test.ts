import { randomUUID } from 'node:crypto';
import { sql } from '@site/platform-kit/data/sql';
import type { InboxMessage } from '@site/api/contracts/inbox';
import type { LogIn } from '@site/api/contracts/security';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { DEVICES_KEPT, sweepLogIns } from './log-ins.service';
import { ANDROID, FIREFOX, logInFrom, type From } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const logIn = (username: string, from?: From) => logInFrom(platform, username, from);
const read = (url: string, token: string, cookie = '') =>
  platform.app.inject({ url, headers: { authorization: `Bearer ${token}`, cookie } });
const logInsOf = async (token: string) => (await read('/api/security/log-ins', token)).json<{ data: LogIn[] }>().data;
const messagesOf = async (token: string, cookie = '') =>
  (await read('/api/inbox', token, cookie)).json<{ data: { data: InboxMessage[] } }>().data.data;
const ofNewDevices = (messages: InboxMessage[]) => messages.filter(({ title }) => title === 'Log-in from a new device');

describe('a new device', () => {
  it('is not the one of the first log-in, nor any that was seen', async () => {
    const { username, token } = await platform.signUp();
    const [first, second] = [randomUUID(), randomUUID()];
    await logIn(username, { device: first });
    await logIn(username, { device: first, agent: FIREFOX, ip: '198.51.100.1' });
    expect(await messagesOf(token)).toEqual([]);
    await logIn(username, { device: second });
    await logIn(username, { device: second });
    await logIn(username, { device: first });
    expect(ofNewDevices(await messagesOf(token))).toHaveLength(1);
    const data = await logInsOf(token);
    expect(data.map(({ is_new_device }) => is_new_device)).toEqual([false, false, true, false, false]);
  });

  it('is reported with device, place, time and advice, in both languages', async () => {
    const { username, token } = await platform.signUp();
    await logIn(username, { device: randomUUID() });
    await logIn(username, { device: randomUUID(), agent: FIREFOX, ip: '198.51.100.1' });
    const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Dhaka' });
    const [message] = await messagesOf(token);
    expect(message).toMatchObject({ title: 'Log-in from a new device', is_read: false });
    for (const part of [
      'Firefox on Windows',
      '198.51.100.1',
      `${time.format(platform.clock.now())} GMT+6`,
      'href="/security"',
      'href="/reset-password"',
    ])
      expect(message?.message).toContain(part);
    const [translated] = await messagesOf(token, 'language=bn');
    expect(translated?.title).toBe('নতুন ডিভাইস থেকে লগইন');
    expect(translated?.message).toContain('Windows-এ Firefox');
  });

  it('is recognised by its browser where it keeps no cookies', async () => {
    const { username, token } = await platform.signUp();
    await logIn(username, { agent: ANDROID });
    await logIn(username, { agent: ANDROID, ip: '198.51.100.1' });
    expect(await messagesOf(token)).toEqual([]);
    await logIn(username, { agent: FIREFOX });
    expect(ofNewDevices(await messagesOf(token))).toHaveLength(1);
  });

  it('is new although its browser is a known one, when its id is not', async () => {
    const { username, token } = await platform.signUp();
    await logIn(username, { device: randomUUID() });
    await logIn(username, { agent: ANDROID });
    expect(ofNewDevices(await messagesOf(token))).toHaveLength(1);
  });

  it('is reported once after several log-ins at once', async () => {
    const { username, token } = await platform.signUp();
    await logIn(username, { device: randomUUID() });
    const device = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => logIn(username, { device })));
    expect(ofNewDevices(await messagesOf(token))).toHaveLength(1);
  });

  it('is also one that the player last used before a hundred other devices', async () => {
    const { username, token, playerId } = await platform.signUp();
    const [oldest, newest] = [randomUUID(), randomUUID()];
    await logIn(username, { device: oldest });
    platform.clock.advance(60);
    await platform.db.execute(sql`
      insert into known_devices (player_id, device_hash, first_seen_at, last_seen_at)
      select ${playerId}, 'device' || n, ${platform.clock.now().toISOString()}, ${platform.clock.now().toISOString()}
      from generate_series(2, ${DEVICES_KEPT}::int) n`);
    platform.clock.advance(60);
    await logIn(username, { device: newest });
    expect(ofNewDevices(await messagesOf(token))).toHaveLength(1);
    await sweepLogIns(platform.db);
    await logIn(username, { device: newest });
    expect(ofNewDevices(await messagesOf(token))).toHaveLength(1);
    await logIn(username, { device: oldest });
    expect(ofNewDevices(await messagesOf(token))).toHaveLength(2);
  });

  it('stays unknown after a failed log-in', async () => {
    const { username, token } = await platform.signUp();
    await logIn(username, { device: randomUUID() });
    const stranger = randomUUID();
    await logIn(username, { device: stranger, password: 'wrong1234' });
    expect(await messagesOf(token)).toEqual([]);
    expect((await logInsOf(token))[0]).toMatchObject({ result: 'wrong_password', is_new_device: true });
    await logIn(username, { device: stranger });
    expect(ofNewDevices(await messagesOf(token))).toHaveLength(1);
  });

  it('puts nothing of its user agent into the message', async () => {
    const { username, token } = await platform.signUp();
    await logIn(username, { device: randomUUID() });
    await logIn(username, { agent: '<img src=x onerror=alert(1)>/1.0 Chrome' });
    const [message] = await messagesOf(token);
    expect(message?.message).not.toContain('<img');
    expect(message?.message).toContain('Chrome');
  });
});
