import type { ReferralReward } from '@site/api/contracts/rewards';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { assertLedger } from '#ledger';
import { ask } from '#safer-play/testing';
import { payDay, payDueDays } from './batch.service';
import { addPlay, newestMessage, signUpActiveBelow, waitingOf, type TestPlayer } from './testing';

/** The clock of the tests begins at noon of the 15th in Dhaka. */
const TODAY = '2026-01-15';
const YESTERDAY = '2026-01-14';
const inDhaka = (day: string, time: string) => new Date(`${day}T${time}+06:00`);
const YESTERDAY_NOON = inDhaka(YESTERDAY, '12:00:00');

let platform: TestPlatform;
let referrer: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  referrer = await platform.signUp();
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const payYesterday = () => payDay(platform.db, YESTERDAY, platform.clock.now());

const historyOf = async (player: TestPlayer) => (await ask(platform, player, 'referral/history')).json<{ data: ReferralReward[] }>().data;

describe('the rewards of a day', () => {
  it('PLATFORM-052: R1: pays 1.00 for 1000 that a direct downline played', async () => {
    await addPlay(platform, await signUpActiveBelow(platform, referrer), 1000, YESTERDAY_NOON);
    await payYesterday();
    expect((await ask(platform, referrer, 'referral')).json()).toMatchObject({ cash_bonus: '1.00', lifetime_rewards: '1.00' });
    expect((await ask(platform, referrer, `user/show?remote_id=${referrer.remoteId}`)).json()).toMatchObject({ cash_bonus: '1.00' });
  });

  it('PLATFORM-052: R2: pays 263.00 for three depths, and stores the part of each', async () => {
    const first = await signUpActiveBelow(platform, referrer);
    const second = await signUpActiveBelow(platform, first);
    const third = await signUpActiveBelow(platform, second);
    await addPlay(platform, first, 150_000, YESTERDAY_NOON);
    await addPlay(platform, second, 60_000, YESTERDAY_NOON);
    await addPlay(platform, third, 10_000, YESTERDAY_NOON);
    await payYesterday();
    expect(await historyOf(referrer)).toEqual([
      {
        date: YESTERDAY,
        turnover: '220000.00',
        cashReward: '263.00',
        status: 'Unclaimed',
        details: [
          { tier: 1, turnover: '150000.00', rate: 15, reward: '225.00' },
          { tier: 2, turnover: '60000.00', rate: 6, reward: '36.00' },
          { tier: 3, turnover: '10000.00', rate: 2, reward: '2.00' },
        ],
      },
    ]);
  });

  it('pays nothing for the play of a fourth depth', async () => {
    let above = referrer;
    for (let depth = 1; depth <= 4; depth++) above = await signUpActiveBelow(platform, above);
    await addPlay(platform, above, 1_000_000, YESTERDAY_NOON);
    await payYesterday();
    expect(await waitingOf(platform, referrer)).toBe(0n);
  });

  it('writes no row for a day whose reward is below one paisa', async () => {
    await addPlay(platform, await signUpActiveBelow(platform, referrer), 99.99, YESTERDAY_NOON);
    await payYesterday();
    expect(await historyOf(referrer)).toEqual([]);
  });

  it('notifies the referrer in the inbox', async () => {
    await addPlay(platform, await signUpActiveBelow(platform, referrer), 2000, YESTERDAY_NOON);
    await payYesterday();
    expect(await newestMessage(platform, referrer)).toMatchObject({
      title: 'Cash reward from your referrals',
      message: expect.stringContaining('৳2.00 on 14 January 2026'),
    });
  });

  it.each([
    ['the last second of the day before', inDhaka('2026-01-13', '23:59:59'), 0n],
    ['the first second', inDhaka(YESTERDAY, '00:00:00'), 100n],
    ['the last second', inDhaka(YESTERDAY, '23:59:59'), 100n],
    ['the first second of the day after', inDhaka(TODAY, '00:00:00'), 0n],
  ])('counts the rounds settled in Dhaka’s day: %s', async (_name, at, paisa) => {
    await addPlay(platform, await signUpActiveBelow(platform, referrer), 1000, at);
    await payYesterday();
    expect(await waitingOf(platform, referrer)).toBe(paisa);
  });

  it('subtracts corrections, for each downline never more than it played that day', async () => {
    const one = await signUpActiveBelow(platform, referrer);
    const other = await signUpActiveBelow(platform, referrer);
    await addPlay(platform, one, 3000, YESTERDAY_NOON);
    await addPlay(platform, one, -1000, YESTERDAY_NOON);
    await addPlay(platform, other, 50_000, inDhaka('2026-01-13', '12:00:00'));
    await addPlay(platform, other, -40_000, YESTERDAY_NOON);
    await payYesterday();
    expect(await waitingOf(platform, referrer)).toBe(200n);
  });
});

describe('days that are due', () => {
  const paidDays = async (player: TestPlayer) => (await historyOf(player)).map(({ date }) => date);

  it('PLATFORM-052: pays yesterday from 00:30 on, and after a stop all missed days up to 31, each once', async () => {
    const { db } = platform;
    const at = (day: string, time: string) => ({ db, clock: { now: () => inDhaka(day, time) } });
    const downline = await signUpActiveBelow(platform, referrer);
    await payDueDays(at('2026-01-15', '12:00:00'));
    for (const day of ['2026-01-15', '2026-01-16', '2026-01-17', '2026-02-15'])
      await addPlay(platform, downline, 1000, inDhaka(day, '12:00:00'));

    await payDueDays(at('2026-01-16', '00:29:59'));
    expect(await paidDays(referrer)).toEqual([]);
    await payDueDays(at('2026-01-16', '00:30:00'));
    expect(await paidDays(referrer)).toEqual(['2026-01-15']);

    await payDueDays(at('2026-02-17', '00:30:00'));
    await payDueDays(at('2026-02-17', '00:31:00'));
    expect(await paidDays(referrer)).toEqual(['2026-02-15', '2026-01-17', '2026-01-15']);
    expect(await waitingOf(platform, referrer)).toBe(300n);
  });
});
