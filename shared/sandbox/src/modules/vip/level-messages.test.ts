import { createTestPlatform, type TestPlatform } from '#testing/test-platform';
import { inboxOf } from '../transactions/testing';
import { givePoints, stakeOnSlots } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const MONTH_S = 31 * 86_400;

it('tells of a level that was reached, and of one that a month did not earn again', async () => {
  const player = await platform.signUp();
  const titles = async () => (await inboxOf(platform, player)).map(({ title }) => title);
  await stakeOnSlots(platform, player, 10_000);
  expect(await titles()).toEqual(['You are now Elite I']);
  platform.clock.advance(MONTH_S);
  await stakeOnSlots(platform, player, 1);
  expect(await titles()).toEqual(['You are now Elite I']);
  platform.clock.advance(MONTH_S);
  await givePoints(platform, player, 10);
  await givePoints(platform, player, 10);
  expect(await inboxOf(platform, player)).toMatchObject([
    { title: 'Your VIP level is Normal', title_bn: 'আপনার ভিআইপি স্তর এখন সাধারণ' },
    { title: 'You are now Elite I' },
  ]);
});
