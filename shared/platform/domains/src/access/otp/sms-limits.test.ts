import { sql } from '@site/platform-kit/data/sql';
import { signUpWithContacts, askForCode } from '../recovery/testing';
import { readLimits } from '@site/platform-kit/pace/limits';
import { sentTo } from '@site/platform-testing/outbox';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';

let platform: TestPlatform;
const warn = jest.fn();
beforeAll(async () => {
  platform = await createTestPlatform({ settings: { limits: readLimits('smsADay=2/86400') } });
  Object.assign(platform.context.log, { warn });
});
beforeEach(() => {
  // The SMS of the test before belong to an earlier day.
  platform.clock.advance(2 * 86_400);
  warn.mockClear();
});
afterAll(() => platform.stop());

const verify = (token: string, contact: object) =>
  platform.app.inject({
    method: 'POST',
    url: '/api/send-verification-code',
    payload: contact,
    headers: { authorization: `Bearer ${token}` },
  });
const facts = (answer: { statusCode: number; json<T>(): T }) => [answer.statusCode, answer.json<{ code?: string }>().code];

it('sends no more SMS a day than the installation may, reports it, and goes on by e-mail', async () => {
  const [one, two, three] = [await signUpWithContacts(platform), await signUpWithContacts(platform), await signUpWithContacts(platform)];
  for (const { token, phone } of [one, two]) expect((await verify(token, { phone })).statusCode).toBe(200);
  expect(facts(await verify(three.token, { phone: three.phone }))).toEqual([429, 'recovery.sms_spent']);
  expect(await sentTo(platform, three.phone)).toEqual([]);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ retryAfterS: 86_400 }), 'the SMS of the day are spent');
  expect((await verify(three.token, { email: three.email })).statusCode).toBe(200);
  platform.clock.advance(86_400);
  expect((await verify(three.token, { phone: three.phone })).statusCode).toBe(200);
});

it('reports to a visitor as well that the SMS are spent, for known and unknown accounts', async () => {
  const [one, two] = [await signUpWithContacts(platform), await signUpWithContacts(platform)];
  for (const { token, phone } of [one, two]) await verify(token, { phone });
  platform.clock.advance(61);
  expect(facts(await askForCode(platform, { type: 'sms', phone: one.phone, username: one.username }))).toEqual([429, 'recovery.sms_spent']);
  expect(facts(await askForCode(platform, { type: 'sms', phone: '01712345678', username: 'nobody12' }))).toEqual([
    429,
    'recovery.sms_spent',
  ]);
  expect((await askForCode(platform, { type: 'email', email: one.email, username: one.username })).statusCode).toBe(200);
});

it('sends SMS to numbers of Bangladesh only, unless more countries are set', async () => {
  const player = await signUpWithContacts(platform);
  await platform.db.execute(sql`update players set phone = '447700900123', phone_key = '7700900123' where id = ${player.playerId}`);
  expect(facts(await verify(player.token, { phone: '447700900123' }))).toEqual([422, 'recovery.sms_country']);
  expect(facts(await askForCode(platform, { type: 'sms', phone: '447700900123', username: player.username }))).toEqual([
    422,
    'recovery.sms_country',
  ]);
  expect(await sentTo(platform, '447700900123')).toEqual([]);
  Object.assign(platform.context.settings, { smsCountries: ['880', '44'] });
  expect((await verify(player.token, { phone: '447700900123' })).statusCode).toBe(200);
});
