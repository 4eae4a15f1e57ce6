import { addPlay, signUpActiveBelow, waitingOf } from '@site/platform-domains/rewards/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { USAGE } from './command/program';
import { requestOf } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const run = (payload: object = {}, key = platform.context.settings.operatorKey) =>
  platform.operator.inject({ method: 'POST', url: '/operator/referral/run', headers: { 'x-operator-key': key }, payload });

it('pays yesterday’s rewards, once', async () => {
  const referrer = await platform.signUp();
  await addPlay(platform, await signUpActiveBelow(platform, referrer), 1000, new Date('2026-01-14T12:00:00+06:00'));
  expect((await run()).json()).toEqual({ day: '2026-01-14', paid: 1, amount: '1.00' });
  expect((await run()).json()).toEqual({ day: '2026-01-14', paid: 0, amount: '0.00' });
  expect(await waitingOf(platform, referrer)).toBe(100n);
});

it('pays a given day', async () => {
  const referrer = await platform.signUp();
  await addPlay(platform, await signUpActiveBelow(platform, referrer), 1000, new Date('2026-01-10T12:00:00+06:00'));
  expect((await run({ day: '2026-01-10' })).json()).toMatchObject({ day: '2026-01-10', paid: 1 });
});

it.each(['2026-01-15', '2026-01-16'])('refuses a day that is not over: %s', async (day) => {
  const answer = await run({ day });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ errors: { day: [`${day} is not over yet in Dhaka`] } });
});

it('refuses an invalid day, and answers 404 without the key', async () => {
  expect((await run({ day: 'yesterday' })).statusCode).toBe(422);
  expect((await run({}, 'wrong')).statusCode).toBe(404);
});

it('reads the verb of the command line', () => {
  const path = '/operator/referral/run';
  expect(requestOf(['referral'])).toEqual({ method: 'POST', path, body: {} });
  expect(requestOf(['referral', '2026-01-14'])).toEqual({ method: 'POST', path, body: { day: '2026-01-14' } });
  expect(requestOf(['referral', '2026-01-14', 'more'])).toBeNull();
  expect(USAGE).toContain('referral [day]');
});
