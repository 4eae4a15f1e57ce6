import { LIMITS } from '@site/platform-kit/pace/limits';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { createOperatorClient } from './operator-client';

let platform: TestPlatform;
afterEach(() => platform.stop());

const ask = (key: string, { host = 'localhost', from = '127.0.0.1' } = {}) =>
  platform.operator.inject({ url: '/operator/queue', headers: { 'x-operator-key': key, host }, remoteAddress: from });

it('checks no key from an address that has sent ten wrong ones, until the window is over', async () => {
  const { settings } = (platform = await createTestPlatform({
    settings: { operatorKey: 'k'.repeat(32) },
  })).context;
  settings.limits.operatorKeyPerAddress = LIMITS.operatorKeyPerAddress;
  const { tries, windowS } = LIMITS.operatorKeyPerAddress;
  for (let tried = 0; tried < tries; tried++) expect((await ask('wrong')).statusCode).toBe(404);
  const refused = await ask('k'.repeat(32));
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, windowS]);
  expect((await ask('k'.repeat(32), { from: '192.0.2.7' })).statusCode).toBe(200);
  platform.clock.advance(windowS);
  expect((await ask('k'.repeat(32))).statusCode).toBe(200);
});

it('accepts the key of a sandbox from this machine only, and under its own host name only', async () => {
  platform = await createTestPlatform({ settings: { operatorKey: 'local-operator' } });
  for (const host of ['localhost:3004', '127.0.0.1:3004', '[::1]:3004']) {
    expect([host, (await ask('local-operator', { host })).statusCode]).toEqual([host, 200]);
  }
  // The listener refuses a foreign host name before it checks the key.
  expect((await ask('local-operator', { host: 'evil.example' })).statusCode).toBe(421);
  expect((await ask('local-operator', { from: '192.0.2.7' })).statusCode).toBe(404);
});

it('accepts no empty key when the environment has none', async () => {
  platform = await createTestPlatform({ settings: { operatorKey: '' } });
  expect((await ask('')).statusCode).toBe(404);
  expect((await platform.operator.inject({ url: '/operator/queue' })).statusCode).toBe(404);
});

it('sends a key to another machine over https only', async () => {
  platform = await createTestPlatform();
  expect(createOperatorClient({ PORT: '4500' }).url).toBe('http://127.0.0.1:4504');
  expect(createOperatorClient({ OPERATOR_URL: 'https://ops.example/' }).url).toBe('https://ops.example');
  expect(() => createOperatorClient({ OPERATOR_URL: 'http://ops.example' })).toThrow('https');
});
