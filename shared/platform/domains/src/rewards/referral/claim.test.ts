import { randomUUID } from 'node:crypto';
import type { ReferralReward } from '@site/api/contracts/rewards';
import type { Turnover } from '@site/api/contracts/turnover';
import { inTransaction } from '@site/platform-kit/data/database';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { updateStatus } from '#access';
import { assertLedger } from '#ledger';
import { ask } from '#safer-play/testing';
import { openConnections } from '#funds/testing';
import { payDay } from './batch.service';
import { claimRewards } from './claim.service';
import { addPlay, claim, give, moneyOf, newestMessage, signUpActiveBelow, type TestPlayer } from './testing';

let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  player = await platform.signUp();
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const WELCOME = 50_000n;
const TOO_LITTLE = 'You need at least 10 to claim all.';
const tooLittle = { statusCode: 422, body: { code: 'rewards.claim_too_little', message: TOO_LITTLE } };
const outcome = async (answer: ReturnType<typeof claim>) => {
  const { statusCode, json } = await answer;
  return { statusCode, body: json<{ code?: string; message: string }>() };
};

it('REWARDS-007, PLATFORM-049: refuses a claim below 10.00 with the specified text, and leaves the reward where it is', async () => {
  await give(platform, player, 9.99);
  expect(await outcome(claim(platform, player))).toMatchObject(tooLittle);
  expect(await moneyOf(platform, player)).toEqual({ cash: WELCOME, waiting: 999n });
});

it('REWARDS-008, 009, PLATFORM-049: moves all from 10.00 on to the main wallet; a second claim is refused', async () => {
  await give(platform, player, 10);
  expect((await claim(platform, player)).json()).toEqual({ success: true, message: 'Bonus Claimed successfully.', claimed: '10.00' });
  expect(await moneyOf(platform, player)).toEqual({ cash: WELCOME + 1000n, waiting: 0n });
  expect((await ask(platform, player, 'referral')).json()).toMatchObject({ cash_bonus: '0.00', lifetime_rewards: '10.00' });
  expect(await outcome(claim(platform, player))).toMatchObject(tooLittle);
});

it('requires one play of the amount before a withdrawal, and writes so to the inbox', async () => {
  await give(platform, player, 263);
  await claim(platform, player);
  const tickets = (await ask(platform, player, 'turnovers')).json<Turnover[]>();
  expect(tickets).toMatchObject([{ required_turnover: '263.00', remaining_turnover: '263.00', transaction: { action: 'referral_claim' } }]);
  expect(await newestMessage(platform, player)).toMatchObject({ message: expect.stringContaining('৳263.00') });
});

it('turns the rows of the history to Claimed, and only those', async () => {
  const downline = await signUpActiveBelow(platform, player);
  const statuses = async () =>
    (await ask(platform, player, 'referral/history'))
      .json<{ data: ReferralReward[] }>()
      .data.map(({ date, cashReward, status }) => [date, cashReward, status]);
  await addPlay(platform, downline, 15_000, new Date('2026-01-13T12:00:00+06:00'));
  await addPlay(platform, downline, 1000, new Date('2026-01-14T12:00:00+06:00'));

  await payDay(platform.db, '2026-01-13', platform.clock.now());
  expect(await statuses()).toEqual([['2026-01-13', '15.00', 'Unclaimed']]);
  await claim(platform, player);
  await payDay(platform.db, '2026-01-14', platform.clock.now());
  expect(await statuses()).toEqual([
    ['2026-01-14', '1.00', 'Unclaimed'],
    ['2026-01-13', '15.00', 'Claimed'],
  ]);
});

it('PLATFORM-049: credits once for twenty claims at once', async () => {
  await give(platform, player, 25);
  await openConnections(platform);
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(claim(platform, player))));
  expect(outcomes.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(outcomes.filter(({ body }) => body.message === TOO_LITTLE)).toHaveLength(19);
  expect(await moneyOf(platform, player)).toEqual({ cash: WELCOME + 2500n, waiting: 0n });
});

it('answers copies of one claim like the first', async () => {
  await give(platform, player, 25);
  const headers = { authorization: `Bearer ${player.token}`, 'idempotency-key': randomUUID() };
  const send = () => platform.app.inject({ method: 'POST', url: '/api/cash-claim', headers, payload: {} });
  const answers = await Promise.all(Array.from({ length: 5 }, send));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(await moneyOf(platform, player)).toEqual({ cash: WELCOME + 2500n, waiting: 0n });
});

it.each([
  ['a break', 'time-out', { length: '24h' }, 'safer_play.time_out'],
  ['an exclusion', 'self-exclusion', { length: '6m', word: 'EXCLUDE' }, 'safer_play.excluded'],
])('refuses during %s; the reward waits', async (_name, path, payload, code) => {
  await give(platform, player, 25);
  expect((await ask(platform, player, `safer-play/${path}`, payload)).statusCode).toBe(200);
  expect((await outcome(claim(platform, player))).body).toMatchObject({ code });
  expect(await moneyOf(platform, player)).toEqual({ cash: WELCOME, waiting: 2500n });
});

it('refuses a player who was blocked in the meantime', async () => {
  await give(platform, player, 25);
  await updateStatus(platform.db, player.playerId, 'blocked');
  const work = inTransaction(platform.db, (tx) => claimRewards(tx, player.playerId, platform.clock.now()));
  await expect(work).rejects.toMatchObject({ code: 'funds.account_blocked' });
  expect(await moneyOf(platform, player)).toEqual({ cash: WELCOME, waiting: 2500n });
});

it('takes no field and no caller without a token', async () => {
  expect((await ask(platform, player, 'cash-claim', { amount: 100 })).statusCode).toBe(422);
  expect((await platform.app.inject({ method: 'POST', url: '/api/cash-claim', payload: {} })).statusCode).toBe(401);
});
