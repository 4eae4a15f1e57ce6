import type { VipLevel, VipMonth, VipReceived, VipUsed } from '@site/api/contracts/rewards';
import { ask, bet, win } from '#safer-play/testing';
import { inboxOf } from '#funds/testing';
import { openTestSession } from '#games/testing';
import { openSession } from '#access';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { convert, givePoints, pointsOf, stakeOnSlots } from './testing';

const DAY_S = 86_400;

const START = new Date('2026-01-15T06:00:00Z');

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
// Every test has players of its own, and begins at the same moment.
beforeEach(() => platform.clock.advance((START.getTime() - platform.clock.now().getTime()) / 1000));
afterAll(() => platform.stop());

interface Page<Row> {
  data: Row[];
  total: number;
  last_page: number;
}
const page = async <Row>(player: { token: string }, path: string) => (await ask(platform, player, path)).json<Page<Row>>();

it('REWARDS-027, PLATFORM-051: a settled bet raises the points and is listed as received, with a row for each day and type', async () => {
  const session = await openTestSession(platform, 100_000n);
  for (const taka of [100, 150.5]) await win(platform, session, 0, (await bet(platform, session, taka)).round);
  expect(await pointsOf(platform, session)).toBe(250);
  expect(await page<VipReceived>(session, 'vip/received')).toEqual({
    data: [{ vip_points: 250.5, source: 'SLOT', created_at: '2026-01-15T06:00:00.000Z' }],
    total: 1,
    last_page: 1,
  });
});

it('REWARDS-027: received points come newest first, page by page, those of the house under its own name', async () => {
  const player = await platform.signUp();
  for (let day = 1; day <= 11; day++) {
    await stakeOnSlots(platform, player, day);
    platform.clock.advance(DAY_S);
  }
  player.token = (await freshToken(player)).token;
  await givePoints(platform, player, 700);
  const first = await page<VipReceived>(player, 'vip/received');
  expect([first.total, first.last_page, first.data.length]).toEqual([12, 2, 10]);
  expect(first.data.slice(0, 3).map(({ source, vip_points: points }) => [source, points])).toEqual([
    ['GRANT', 700],
    ['SLOT', 11],
    ['SLOT', 10],
  ]);
  expect((await page<VipReceived>(player, 'vip/received?page=2')).data.map(({ vip_points: points }) => points)).toEqual([2, 1]);
  expect((await page<VipReceived>(player, 'vip/received?per_page=25')).data).toHaveLength(12);
});

it('REWARDS-027: used points come newest first with their amounts', async () => {
  const player = await platform.signUp();
  await givePoints(platform, player, 9000);
  await convert(platform, player, 4001);
  platform.clock.advance(60);
  await convert(platform, player, 10);
  expect(await page<VipUsed>(player, 'vip/used')).toEqual({
    data: [
      { vip_points: 8, amount: '0.02', created_at: '2026-01-15T06:01:00.000Z' },
      { vip_points: 4000, amount: '10.00', created_at: '2026-01-15T06:00:00.000Z' },
    ],
    total: 2,
    last_page: 1,
  });
});

describe('the history', () => {
  it('REWARDS-027: begins with the running month, also for a player who has never played', async () => {
    const { data } = await page<VipMonth>(await platform.signUp(), 'vip/history');
    expect(data).toEqual([{ year: 2026, month: 1, level: 0, level_name: 'Normal', experience: 0 }]);
  });

  it('PLATFORM-051: shows past months as closed, each at most one level down, and writes nothing', async () => {
    const player = await platform.signUp();
    await stakeOnSlots(platform, player, 20_500);
    platform.clock.advance(80 * DAY_S);
    player.token = (await freshToken(player)).token;
    const expected = [
      { year: 2026, month: 4, level: 0, level_name: 'Normal', experience: 0 },
      { year: 2026, month: 3, level: 1, level_name: 'Elite I', experience: 0 },
      { year: 2026, month: 2, level: 2, level_name: 'Elite II', experience: 0 },
      { year: 2026, month: 1, level: 2, level_name: 'Elite II', experience: 20_500 },
    ];
    expect((await page<VipMonth>(player, 'vip/history')).data).toEqual(expected);
    await stakeOnSlots(platform, player, 7);
    const [running, ...before] = (await page<VipMonth>(player, 'vip/history')).data;
    expect([running, before]).toEqual([{ ...expected[0], experience: 7 }, expected.slice(1)]);
  });
});

describe('the ladder', () => {
  interface Ladder {
    levels: VipLevel[];
    current: number;
    experience: number;
    earning: { game_type: string; points: number }[];
  }
  const ladderOf = async (player: { token: string }) => (await ask(platform, player, 'vip/ladder')).json<Ladder>();

  it('has every level with its requirement and bonus, and the points of each type of game', async () => {
    const { levels, earning } = await ladderOf(await platform.signUp());
    expect(levels).toHaveLength(16);
    expect(levels[0]).toEqual({ level: 0, name: 'Normal', style: 'lv0', experience: 0, bonus: 0 });
    expect(levels[12]).toEqual({ level: 12, name: 'Expert III', style: 'lv12', experience: 2_500_000, bonus: 35 });
    expect(Object.fromEntries(earning.map(({ game_type: type, points }) => [type, points]))).toMatchObject({
      SLOT: 100,
      LOTTO: 50,
      LIVE: 40,
    });
  });

  it('shows the player’s level; points granted by the house raise no level', async () => {
    const player = await platform.signUp();
    await givePoints(platform, player, 50_000);
    expect(await ladderOf(player)).toMatchObject({ current: 0, experience: 0 });
    await stakeOnSlots(platform, player, 10_000);
    expect(await ladderOf(player)).toMatchObject({ current: 1, experience: 10_000 });
    await convert(platform, player, 60_000);
    expect(await ladderOf(player)).toMatchObject({ current: 1, experience: 10_000 });
  });

  it('notifies the player of a new level, once', async () => {
    const player = await platform.signUp();
    for (const taka of [9_999, 1, 5]) await stakeOnSlots(platform, player, taka);
    const messages = await inboxOf(platform, player);
    expect(messages.map(({ title, title_bn: bangla }) => [title, bangla])).toEqual([['You are now Elite I', 'আপনি এখন এলিট I']]);
  });
});

it.each(['received', 'used', 'history'])('shows nobody another player’s %s, and no page that cannot be', async (list) => {
  const [own, other] = [await platform.signUp(), await platform.signUp()];
  expect((await ask(platform, own, `vip/${list}?remote_id=${other.remoteId}`)).statusCode).toBe(403);
  for (const query of ['page=0', 'page=x', 'per_page=11']) expect((await ask(platform, own, `vip/${list}?${query}`)).statusCode).toBe(422);
});

const freshToken = ({ playerId }: { playerId: number }) =>
  openSession(platform.db, platform.clock, playerId, { ip: '127.0.0.1', userAgent: '' });
