import { sql } from '@site/platform-kit/data/sql';
import type { OpenPayment, WalletNumber } from '@site/api/contracts/funds';
import { createTestPlatform, type TestPlatform, type TestBearer } from '@site/platform-testing/test-platform';
import { submitDepositAs, verifyPhone } from '../deposits/testing';
import { ask, setLimit } from '#safer-play/testing';
import { openConnections } from '../withdrawals/testing';
import { sweepQuotes } from './payment-instructions.service';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

interface Wanted {
  name?: string;
  account_type?: string;
  amount?: number | string;
}

const send = (player: TestBearer, { name = 'Padma Wallet', account_type = 'Agent', amount = 1000 }: Wanted = {}) =>
  ask(platform, player, `get-wallet-number?${new URLSearchParams({ name, account_type, amount: String(amount) })}`);
const numbersFor = async (player: TestBearer, wanted?: Wanted) => (await send(player, wanted)).json<WalletNumber[]>();
const quotesOf = async ({ playerId }: TestBearer) =>
  (await platform.db.execute<{ created_at: string }>(sql`select created_at from deposit_quote where player_id = ${playerId}`)).rows;

it('FUNDS-030, 031, 041, PLATFORM-037: the platform hands out a receiving number of the method for ten minutes', async () => {
  const [number, ...more] = await numbersFor(await platform.signUp());
  expect(more).toEqual([]);
  expect(number).toEqual({ account_number: expect.stringMatching(/^\d{11}$/), id: expect.any(Number), expires_in: 600 });
  const { rows } = await platform.db.execute(sql`
    select m.name, m.account_type from wallet_number n join payment_method m on m.id = n.method_id
    where n.id = ${number!.id} and n.account_number = ${number!.account_number}`);
  expect(rows).toEqual([{ name: 'Padma Wallet', account_type: 'Agent' }]);
});

it('FUNDS-030: the player keeps the same number while it is bound, and the platform counts its seconds down', async () => {
  const player = await platform.signUp();
  const [first] = await numbersFor(player);
  platform.clock.advance(599);
  expect(await numbersFor(player)).toEqual([{ ...first, expires_in: 1 }]);
  expect(await quotesOf(player)).toHaveLength(1);
  platform.clock.advance(1);
  expect(await numbersFor(player)).toEqual([expect.objectContaining({ expires_in: 600 })]);
  expect(await quotesOf(player)).toHaveLength(2);
});

it('binds one number to any number of requests at once', async () => {
  const player = await platform.signUp();
  await openConnections(platform);
  const answers = await Promise.all(Array.from({ length: 12 }, () => numbersFor(player)));
  expect(new Set(answers.map(([number]) => number?.id)).size).toBe(1);
  expect(await quotesOf(player)).toHaveLength(1);
});

it('binds another number for another amount, another method and another player', async () => {
  const player = await platform.signUp();
  await numbersFor(player);
  await numbersFor(player, { amount: '1000.50' });
  await numbersFor(player, { name: 'Doyel Pay' });
  expect(await quotesOf(player)).toHaveLength(3);
  const other = await platform.signUp();
  await numbersFor(other);
  expect(await quotesOf(other)).toHaveLength(1);
});

it.each([
  ['below the least of the channel', { amount: '499.99' }, 0],
  ['the least of the channel', { amount: 500 }, 1],
  ['the most of the channel', { amount: 25_000 }, 1],
  ['above the most of the channel', { amount: '25000.01' }, 0],
  ['above the most of this channel, within another', { amount: 10_001, account_type: 'Personal' }, 0],
  ['below the least of an agent, within a merchant’s', { amount: 100, account_type: 'Merchant' }, 1],
  ['a name that nobody knows', { name: 'Nobody' }, 0],
  ['an account kind that the bank has not', { name: 'Shapla Bank', account_type: 'Agent' }, 0],
  ['an account kind that nobody knows', { account_type: 'agent' }, 0],
])('FUNDS-030, N-34, PLATFORM-037: an amount or a channel has a number or none: %s', async (_name, wanted, count) => {
  expect(await numbersFor(await platform.signUp(), wanted)).toHaveLength(count);
});

it('has a number for a player with an unverified phone and for one whose deposit waits', async () => {
  expect(await numbersFor(await platform.signUp())).toHaveLength(1);
  const player = await platform.signUp();
  await verifyPhone(platform, player);
  expect((await submitDepositAs(platform, player)).statusCode).toBe(200);
  expect(await numbersFor(player)).toHaveLength(1);
});

it('has none during a break and beyond the deposit limit, because that money would be refused', async () => {
  const resting = await platform.signUp();
  await ask(platform, resting, 'safer-play/time-out', { length: '24h' });
  expect(await numbersFor(resting)).toEqual([]);
  const limited = await platform.signUp();
  await setLimit(platform, limited, 'deposit', 'day', 1000);
  expect(await numbersFor(limited, { amount: 1001 })).toEqual([]);
  expect(await numbersFor(limited, { amount: 1000 })).toHaveLength(1);
});

describe('when the operator closes', () => {
  const WALLET = { name: 'Meghna Cash', account_type: 'Merchant' };

  it('a number, another one is bound at once', async () => {
    const player = await platform.signUp();
    const [first] = await numbersFor(player, WALLET);
    await platform.db.execute(sql`update wallet_number set status = 'inactive' where id = ${first!.id}`);
    const [second] = await numbersFor(player, WALLET);
    expect(second?.id).toEqual(expect.any(Number));
    expect(second?.id).not.toBe(first?.id);
  });

  it('all numbers of a method, there is none', async () => {
    const method = sql`(select id from payment_method where name = ${WALLET.name} and account_type = ${WALLET.account_type})`;
    await platform.db.execute(sql`update wallet_number set status = 'inactive' where method_id = ${method}`);
    expect(await numbersFor(await platform.signUp(), WALLET)).toEqual([]);
  });

  it('the method itself, there is none', async () => {
    await platform.db.execute(sql`update payment_method set status = 'inactive' where name = 'Meghna Cash' and account_type = 'Agent'`);
    expect(await numbersFor(await platform.signUp(), { name: 'Meghna Cash' })).toEqual([]);
  });
});

it('is deleted a day after its end where nobody paid to it', async () => {
  const [payer, other] = [await platform.signUp(), await platform.signUp()];
  await verifyPhone(platform, payer);
  await submitDepositAs(platform, payer);
  await numbersFor(other);
  platform.clock.advance(600 + 86_400);
  await sweepQuotes(platform.db, platform.clock);
  expect(await quotesOf(other)).toHaveLength(1);
  platform.clock.advance(1);
  await sweepQuotes(platform.db, platform.clock);
  expect([await quotesOf(payer), await quotesOf(other)].map(({ length }) => length)).toEqual([1, 0]);
});

it.each([['0'], ['-5'], ['1e3'], ['১০০'], ['10.001'], ['']])('does not take %j as an amount', async (amount) => {
  expect((await send(await platform.signUp(), { amount })).statusCode).toBe(422);
});

it('requires a token', async () => {
  expect((await platform.app.inject({ url: '/api/get-wallet-number?name=x&account_type=Agent&amount=500' })).statusCode).toBe(401);
});

describe('the payment that is open', () => {
  const openOf = async (player: TestBearer) =>
    (await ask(platform, player, 'open-payment')).json<{ payment: OpenPayment | null }>().payment;

  it('FUNDS-039, N-26: is the one that was requested last, with its number and the seconds left', async () => {
    const player = await platform.signUp();
    expect(await openOf(player)).toBeNull();
    const [first] = await numbersFor(player, { amount: 1000 });
    platform.clock.advance(60);
    await numbersFor(player, { amount: 700 });
    expect(await openOf(player)).toMatchObject({ amount: '700.00', expires_in: 600 });
    platform.clock.advance(1);
    await numbersFor(player, { amount: 1000 });
    expect(await openOf(player)).toEqual({
      amount: '1000.00',
      method: { id: expect.any(Number), name: 'Padma Wallet', icon: expect.any(String), account_type: 'Agent' },
      promotion: null,
      number: first?.account_number,
      transaction: null,
      expires_in: 539,
    });
    platform.clock.advance(600);
    expect(await openOf(player)).toBeNull();
  });

  it('remembers the chosen promotion, and drops an unknown one', async () => {
    const player = await platform.signUp();
    const { rows } = await platform.db.execute<{ id: number }>(sql`select id from promotions order by id limit 1`);
    const named = (promotion: string) =>
      ask(platform, player, `get-wallet-number?name=Padma%20Wallet&account_type=Agent&amount=800&promotion=${promotion}`);
    expect((await named(String(rows[0]?.id))).statusCode).toBe(200);
    expect(await openOf(player)).toMatchObject({ amount: '800.00', promotion: rows[0]?.id });
    await numbersFor(player, { amount: 800 });
    expect(await openOf(player)).toMatchObject({ promotion: rows[0]?.id });
    for (const none of ['999999', '']) {
      await named(String(rows[0]?.id));
      expect((await named(none)).statusCode).toBe(200);
      expect(await openOf(player)).toMatchObject({ promotion: null });
    }
  });

  it('is gone when it was sent, and nobody else’s', async () => {
    const player = await platform.signUp();
    await verifyPhone(platform, player);
    expect((await submitDepositAs(platform, player)).statusCode).toBe(200);
    await numbersFor(player, { amount: 900 });
    expect(await openOf(player)).toBeNull();
    const other = await platform.signUp();
    expect(await openOf(other)).toBeNull();
    expect((await ask(platform, { token: '' }, 'open-payment')).statusCode).toBe(401);
  });
});
