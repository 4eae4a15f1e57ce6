import { sql } from '@site/platform-kit/data/sql';
import type { ReferralReward } from '@site/api/contracts/rewards';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { ask } from '#safer-play/testing';
import { payDay } from './batch.service';
import { addPlay, claim, give, signUpActiveBelow, signUpBelow } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const NOTHING = { players: 0, active: 0, turnover: '0.00' };

it('shows a player without referrals the code, the requirements and three empty depths', async () => {
  const player = await platform.signUp();
  expect((await ask(platform, player, 'referral')).json()).toEqual({
    referral_code: expect.stringMatching(/^[A-HJKMNP-Z2-9]{8}$/),
    cash_bonus: '0.00',
    lifetime_rewards: '0.00',
    referral_turnover: '0.00',
    active_downlines: 0,
    deposit_requirement: '500.00',
    turnover_requirement: '1000.00',
    depths: [
      { depth: 1, ...NOTHING },
      { depth: 2, ...NOTHING },
      { depth: 3, ...NOTHING },
    ],
  });
});

it('counts players, active ones and their turnover by depth, and reveals no names', async () => {
  const player = await platform.signUp();
  const first = await signUpActiveBelow(platform, player);
  await signUpActiveBelow(platform, player);
  const idle = await signUpBelow(platform, player);
  const third = await signUpActiveBelow(platform, await signUpActiveBelow(platform, first));
  await signUpActiveBelow(platform, third);
  await addPlay(platform, idle, 700, platform.clock.now());
  await addPlay(platform, first, 250.5, platform.clock.now());
  expect((await ask(platform, player, 'referral')).json()).toMatchObject({
    referral_turnover: '4250.50',
    active_downlines: 4,
    depths: [
      { depth: 1, players: 3, active: 2, turnover: '2250.50' },
      { depth: 2, players: 1, active: 1, turnover: '1000.00' },
      { depth: 3, players: 1, active: 1, turnover: '1000.00' },
    ],
  });
});

it('keeps the lifetime sum when a reward is claimed', async () => {
  const player = await platform.signUp();
  await give(platform, player, 12.5);
  await claim(platform, player);
  await give(platform, player, 3);
  expect((await ask(platform, player, 'referral')).json()).toMatchObject({ cash_bonus: '3.00', lifetime_rewards: '15.50' });
});

it('pages the history, the newest day first, to its owner only', async () => {
  const player = await platform.signUp();
  const downline = await signUpActiveBelow(platform, player);
  for (let day = 1; day <= 12; day++) {
    const name = `2026-01-${String(day).padStart(2, '0')}`;
    await addPlay(platform, downline, 1000 * day, new Date(`${name}T12:00:00+06:00`));
    await payDay(platform.db, name, platform.clock.now());
  }
  const page = async (query: string, of = player) =>
    (await ask(platform, of, `referral/history${query}`)).json<{ data: ReferralReward[]; last_page: number; total: number }>();
  const first = await page('');
  expect(first).toMatchObject({ last_page: 2, total: 12 });
  expect(first.data.map(({ cashReward }) => Number(cashReward))).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  expect((await page('?page=2')).data.map(({ date }) => date)).toEqual(['2026-01-02', '2026-01-01']);
  expect((await page('?per_page=25')).data).toHaveLength(12);
  expect(await page('', downline)).toEqual({ data: [], last_page: 1, total: 0 });
});

it('leaves existing codes as they are', async () => {
  const { rows } = await platform.db.execute(sql`select referral_code from players where username_key = 'demoplayer'`);
  expect(rows).toEqual([{ referral_code: 'DEMO2026' }]);
});
