import { randomUUID } from 'node:crypto';
import { paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { TestPlatform } from '@site/platform-testing/test-platform';
import { ask } from '#safer-play/testing';
import { createTicket } from '#rewards';
import { checkWithdraw, forEachReadyPlayer, moneyOf, signUpReady, WALLET, withdraw, type TestPlayer } from './testing';

let platform: TestPlatform;
let player: TestPlayer;
forEachReadyPlayer((ready) => ({ platform, player } = ready));

const change = (values: ReturnType<typeof sql>, { playerId } = player) =>
  platform.db.execute(sql`update players set ${values} where id = ${playerId}`);
const giveTicket = ({ playerId } = player) =>
  createTicket(platform.db, {
    playerId,
    kind: 'base',
    required: paisa(100n),
    ref: { type: 'test', id: randomUUID() },
    at: platform.clock.now(),
  });
const requests = async ({ playerId } = player) => {
  const { rows } = await platform.db.execute<{ n: string }>(
    sql`select count(*) as n from cash_transaction where player_id = ${playerId} and action = 'withdraw'`,
  );
  return Number(rows[0]?.n);
};

describe('the check before a withdrawal', () => {
  it('FUNDS-063, PLATFORM-042: lets a player pass whom nothing stops', async () => {
    const answer = await checkWithdraw(platform, player);
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
  });

  it.each<[string, number, string, RegExp, () => Promise<unknown>]>([
    ['FUNDS-063, 064: a missing birthday', 400, 'funds.birthday_missing', /date of birth/, () => change(sql`date_of_birth = null`)],
    ['FUNDS-063, 064: active turnover', 400, 'funds.turnover_active', /turnover/, () => giveTicket()],
    ['FUNDS-062: an unverified phone', 422, 'funds.phone_unverified', /verify your phone/, () => change(sql`phone_verified_at = null`)],
    ['FUNDS-062: a request that waits', 409, 'funds.withdraw_pending', /already have a withdraw request/, () => withdraw(platform, player)],
    ['FUNDS-064: a player who is too young', 422, 'account.under_age', /at least 18/, () => change(sql`date_of_birth = '2010-01-01'`)],
  ])('PLATFORM-042, 043: %s stops it with %i', async (_name, status, code, words, close) => {
    await close();
    const answer = await checkWithdraw(platform, player);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, error: expect.stringMatching(words) });
    // The submission runs the checks again, even if the page did.
    const before = [await moneyOf(platform, player), await requests()];
    expect((await withdraw(platform, player)).json()).toMatchObject({ code });
    expect([await moneyOf(platform, player), await requests()]).toEqual(before);
  });

  it('N-35: accepts another number that is verified', async () => {
    await change(sql`phone_verified_at = null`);
    await platform.db.execute(sql`
      insert into other_phones (player_id, position, phone, created_at, verified_at) values (${player.playerId}, 1, '01912345678', now(), now())`);
    expect((await checkWithdraw(platform, player)).statusCode).toBe(200);
  });

  it('FUNDS-063: requires a token, and reveals nothing about another player', async () => {
    expect((await checkWithdraw(platform, { token: '' })).statusCode).toBe(401);
    const other = await platform.signUp();
    const answer = await ask(platform, player, `userwithdrawcheck?remote_id=${other.remoteId}`);
    expect(answer.json()).toMatchObject({ code: 'platform.forbidden' });
  });
});

describe('a withdrawal', () => {
  it('FUNDS-066, PLATFORM-043: is held at once, and waits with the key 0', async () => {
    const answer = await withdraw(platform, player, { amount: '800.50' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true, message: 'Withdrawal successful!', transaction_id: expect.stringMatching(/^W\d+$/) });
    expect(await moneyOf(platform, player)).toEqual({ cash: 119_950n, held: 80_050n });
    const [shown] = (await ask(platform, player, 'transaction/show')).json<object[]>();
    expect(shown).toMatchObject({ action: 'withdraw', key: '0', amount: '800.50', account_number: '01712345678' });
  });

  it('FUNDS-067, N-65: takes the method by name, by id, or by both when they agree', async () => {
    const sent = [{ payment_id: 0 }, { payment_id: 2, provider: '' }, { payment_id: 2 }];
    for (const named of sent) expect((await withdraw(platform, await signUpReady(platform), named)).statusCode).toBe(200);
    const refused = [{ provider: 'Nobody Pay' }, { provider: '' }, { payment_id: 2, provider: 'Doyel Pay' }, { payment_id: 999 }];
    for (const named of refused) expect((await withdraw(platform, player, named)).json()).toMatchObject({ code: 'funds.method_unknown' });
  });

  it('takes no method that the operator has closed', async () => {
    await platform.db.execute(sql`update payment_method set status = 'inactive' where name = 'Meghna Cash'`);
    const { rows } = await platform.db.execute<{ id: number }>(sql`select id from payment_method where name = 'Meghna Cash' limit 1`);
    for (const named of [{ provider: 'Meghna Cash' }, { provider: 'Meghna Cash', payment_id: rows[0]?.id }])
      expect((await withdraw(platform, player, named)).json()).toMatchObject({ code: 'funds.method_unknown' });
    await platform.db.execute(sql`update payment_method set status = 'active' where name = 'Meghna Cash'`);
  });

  it.each([499, '499.99', '25000.01'])('FUNDS-054, N-34, PLATFORM-043: of %p is out of range', async (amount) => {
    const rich = await signUpReady(platform, 30_000);
    const answer = await withdraw(platform, rich, { amount });
    expect([answer.statusCode, answer.json()]).toEqual([422, expect.objectContaining({ code: 'funds.withdrawal_out_of_range' })]);
  });

  it('does not take the exposure at the exchange', async () => {
    await platform.db.execute(sql`insert into hold (player_id, market_id, amount) values (${player.playerId}, 'm1', 1)`);
    expect((await withdraw(platform, player, { amount: 2000 })).json()).toMatchObject({ code: 'funds.balance_low' });
    expect((await withdraw(platform, player, { amount: '1999.99' })).statusCode).toBe(200);
  });

  it('is refused while the wallet is overdrawn', async () => {
    await platform.db.execute(
      sql`update account set overdraft = true, balance_cached = -100 where key = ${`player:${player.playerId}:CASH`}`,
    );
    expect((await withdraw(platform, player)).json()).toMatchObject({ code: 'funds.balance_low' });
    await platform.db.execute(sql`
      update account set overdraft = false, balance_cached = 200000 where key = ${`player:${player.playerId}:CASH`}`);
  });

  it.each([
    ['a break', 'time-out', { length: '24h' }],
    ['an exclusion', 'self-exclusion', { length: '6m', word: 'EXCLUDE' }],
  ])('is possible during %s', async (_name, path, body) => {
    expect((await ask(platform, player, `safer-play/${path}`, body)).statusCode).toBe(200);
    expect((await checkWithdraw(platform, player)).statusCode).toBe(200);
    expect((await withdraw(platform, player)).statusCode).toBe(200);
  });

  it('N-66, PLATFORM-043: of the whole balance, ten times at once, is made once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw(platform, player, { amount: 2000 })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
    expect(await moneyOf(platform, player)).toEqual({ cash: 0n, held: 200_000n });
    expect(await requests()).toBe(1);
  });

  it.each([-1, 0, 0.001, 500.999, '1e3', ' 500', 'NaN', null, 2 ** 53 + 2, '৫০০', '', [500], true])('is refused for %j', async (amount) => {
    expect((await withdraw(platform, player, { amount })).statusCode).toBe(422);
    expect(await requests()).toBe(0);
  });

  it('of another player’s money is refused', async () => {
    const other = await signUpReady(platform);
    expect((await withdraw(platform, player, { remote_id: other.remoteId })).statusCode).toBe(403);
    expect((await withdraw(platform, { token: '' })).statusCode).toBe(401);
    expect(await requests(other)).toBe(0);
  });

  it('keeps nobody from a number for a deposit', async () => {
    expect((await withdraw(platform, player)).statusCode).toBe(200);
    const offered = await ask(platform, player, `get-wallet-number?name=${encodeURIComponent(WALLET)}&account_type=Personal&amount=500`);
    expect(offered.json()).toHaveLength(1);
  });
});
