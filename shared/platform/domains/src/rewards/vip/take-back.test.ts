import type { VipMonth, VipReceived } from '@site/api/contracts/rewards';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { ask } from '#safer-play/testing';
import { play, undo } from '#records/testing';
import { comeBackAfter, signUpReady, type TestPlayer } from '#funds/testing';
import { pointsOf, stakeOnLive } from './testing';

const DAY_S = 86_400;

let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  player = await signUpReady(platform, 5000);
});
afterAll(() => platform.stop());

const stake = async (taka: number) => {
  const played = await play(platform, player, taka, 0);
  if (!played) throw new Error(`${taka} were not staked`);
  return played;
};
const received = async () => {
  const { data, total } = (await ask(platform, player, 'vip/received')).json<{ data: VipReceived[]; total: number }>();
  expect(total).toBe(data.length);
  return data.map(({ vip_points: points, source }) => [source, points]);
};
const experience = async () =>
  (await ask(platform, player, 'vip/history')).json<{ data: VipMonth[] }>().data.map(({ month, experience: points }) => [month, points]);

it('PLATFORM-051: takes the points of an undone stake from the day and the month in which they were earned', async () => {
  const undone = await stake(1000);
  await stake(200);
  await comeBackAfter(platform, 20 * DAY_S, player);
  await stake(300);
  await undo(platform, undone);
  expect(await received()).toEqual([
    ['SLOT', 300],
    ['SLOT', 200],
  ]);
  expect(await experience()).toEqual([
    [2, 300],
    [1, 200],
  ]);
  expect(await pointsOf(platform, player)).toBe(500);
});

it('takes them from the running month where they were earned in it, and leaves out a day that has none left', async () => {
  const undone = await stake(1000);
  await comeBackAfter(platform, DAY_S, player);
  await stake(300);
  await undo(platform, undone);
  expect(await received()).toEqual([['SLOT', 300]]);
  expect(await experience()).toEqual([[2, 300]]);
});

it('orders the rows of one day by their type, for any number of points', async () => {
  await stakeOnLive(platform, player, 1000);
  await stake(10);
  expect(await received()).toEqual([
    ['SLOT', 10],
    ['LIVE', 400],
  ]);
  await stake(2000);
  expect((await received()).map(([source]) => source)).toEqual(['SLOT', 'LIVE']);
});
