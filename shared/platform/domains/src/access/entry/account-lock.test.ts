import { randomUUID } from 'node:crypto';
import { FIREFOX, logInFrom, type From } from '../log-ins/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const logIn = async (username: string, from: From = {}) => (await logInFrom(platform, username, from)).statusCode;

/** Locks an account for unknown devices: 20 wrong passwords, five from each address. */
async function lockForStrangers(username: string) {
  for (let tried = 0; tried < 20; tried++) await logIn(username, { ip: `198.51.100.${Math.floor(tried / 5)}`, password: 'wrong1234' });
}

async function ownerOf(device = randomUUID()) {
  const { username } = await platform.signUp();
  await logIn(username, { device });
  return { username, device };
}

it('lets the owner in on a device that the account knows while strangers have locked it', async () => {
  const { username, device } = await ownerOf();
  await lockForStrangers(username);
  expect(await logIn(username, { device, ip: '192.0.2.1' })).toBe(200);
  expect(await logIn(username, { ip: '192.0.2.1' })).toBe(429);
  expect(await logIn(username, { device: randomUUID(), ip: '192.0.2.1' })).toBe(429);
});

it('lets the owner in behind the address that tried wrong passwords', async () => {
  const { username, device } = await ownerOf();
  for (let tried = 0; tried < 6; tried++) await logIn(username, { password: 'wrong1234' });
  expect(await logIn(username)).toBe(429);
  expect(await logIn(username, { device })).toBe(200);
});

it('keeps no owner out at another address after five wrong passwords from one', async () => {
  const { username } = await ownerOf();
  for (let tried = 0; tried < 6; tried++) await logIn(username, { ip: '198.51.100.50', password: 'wrong1234' });
  expect(await logIn(username, { ip: '198.51.100.50' })).toBe(429);
  expect(await logIn(username, { ip: '198.51.100.51' })).toBe(200);
});

it('evaluates at most 20 tries of strangers in a quarter of an hour, from however many addresses', async () => {
  const { username } = await ownerOf();
  const seen = await Promise.all(Array.from({ length: 60 }, (_, at) => logIn(username, { ip: `198.51.101.${at}`, password: 'wrong1234' })));
  expect(seen.filter((status) => status === 401)).toHaveLength(20);
  platform.clock.advance(899);
  expect(await logIn(username, { ip: '198.51.102.1' })).toBe(429);
  platform.clock.advance(1);
  expect(await logIn(username, { ip: '198.51.102.1' })).toBe(200);
});

it('locks a known device by its own five wrong passwords, and no other', async () => {
  const { username, device } = await ownerOf();
  for (let tried = 0; tried < 5; tried++) expect(await logIn(username, { device, password: 'wrong1234' })).toBe(401);
  expect(await logIn(username, { device })).toBe(429);
  expect(await logIn(username)).toBe(200);
});

it('recognises no device by its user agent', async () => {
  const { username } = await platform.signUp();
  await logIn(username, { agent: FIREFOX });
  await lockForStrangers(username);
  expect(await logIn(username, { agent: FIREFOX, ip: '192.0.2.2' })).toBe(429);
});
