import { inTransaction } from '@site/platform-kit/data/database';
import { sql } from '@site/platform-kit/data/sql';
import { lockCash } from '#ledger';
import type { TestPlatform } from '@site/platform-testing/test-platform';
import { forEachReadyPlayer, moneyOf, signUpReady, type TestPlayer } from '../withdrawals/testing';
import { reviewDue } from './review.service';
import { auditOf, fail, newDeposit, newWithdrawal, operate, shownTo } from '../transactions/testing';

let platform: TestPlatform;
let player: TestPlayer;
// Runs before the ledger is checked.
afterEach(() => reviewDue(platform.context));
forEachReadyPlayer((ready) => ({ platform, player } = ready));

const review = () => reviewDue(platform.context);

it('decides nothing in the first 15 seconds, and everything within 60', async () => {
  await newDeposit(platform, player);
  await newWithdrawal(platform, player);
  platform.clock.advance(14);
  expect(await review()).toBe(0);
  platform.clock.advance(46);
  expect(await review()).toBe(2);
  expect(await shownTo(platform, player)).toMatchObject([{ key: '1' }, { key: '1' }]);
  expect(await moneyOf(platform, player)).toEqual({ cash: 200_000n + 102_000n - 50_000n, held: 0n });
  expect((await auditOf(platform, player)).at(-1)).toMatchObject({ detail: { actor: 'reviewer' } });
});

it('decides the requests of others while another process works for one player, and that one afterwards', async () => {
  await newDeposit(platform, player);
  const other = await signUpReady(platform);
  await newDeposit(platform, other);
  platform.clock.advance(60);
  await inTransaction(platform.db, async (tx) => {
    await lockCash(tx, player.playerId);
    expect(await review()).toBe(1);
  });
  expect(await shownTo(platform, other)).toMatchObject([{ key: '1' }]);
  expect(await review()).toBe(1);
  expect(await shownTo(platform, player)).toMatchObject([{ key: '1' }]);
});

it.each([
  ['PW7M2Q9X00', 'The amount does not match the transfer.'],
  ['PW7M2Q9X01', 'No transfer with this TRX ID was found.'],
])('refuses the TRX ID %s: %s', async (trx, reason) => {
  await newDeposit(platform, player, { trx });
  platform.clock.advance(60);
  await review();
  expect(await shownTo(platform, player)).toMatchObject([{ key: '2', reason }]);
  expect((await moneyOf(platform, player)).cash).toBe(200_000n);
});

it('leaves a TRX ID that ends with 99 to the operator, for as long as it takes', async () => {
  const id = await newDeposit(platform, player, { trx: 'PW7M2Q9X99' });
  platform.clock.advance(86_400);
  expect(await review()).toBe(0);
  expect((await operate(platform, 'GET', 'queue')).json()).toMatchObject({ rows: [{ transaction_id: id, review_at: null }] });
  await fail(platform, id);
});

it('rests while the operator has switched it off, and goes on afterwards', async () => {
  await newDeposit(platform, player);
  await operate(platform, 'PATCH', 'settings', { auto_review: 'off' });
  platform.clock.advance(3600);
  expect(await review()).toBe(0);
  expect(await shownTo(platform, player)).toMatchObject([{ key: '0' }]);
  await operate(platform, 'PATCH', 'settings', { auto_review: 'on' });
  expect(await review()).toBe(1);
});

it('decides each once when several look at the same moment', async () => {
  await newDeposit(platform, player);
  await newWithdrawal(platform, player);
  platform.clock.advance(60);
  const decided = await Promise.all(Array.from({ length: 5 }, review));
  expect(decided.reduce((sum, n) => sum + n, 0)).toBe(2);
});

it('skips a request that cannot be decided', async () => {
  const broken = await signUpReady(platform);
  await newWithdrawal(platform, broken);
  await newWithdrawal(platform, player);
  const held = `player:${broken.playerId}:HELD`;
  await platform.db.execute(sql`update account set balance_cached = 0 where key = ${held}`);
  platform.clock.advance(60);
  expect(await review()).toBe(1);
  expect(await shownTo(platform, player)).toMatchObject([{ key: '1' }]);
  await platform.db.execute(sql`update account set balance_cached = 50000 where key = ${held}`);
  expect(await review()).toBe(1);
});

it('leaves the requests of a blocked player to the operator', async () => {
  const id = await newWithdrawal(platform, player);
  await operate(platform, 'PATCH', `players/${player.username}`, { status: 'blocked' });
  platform.clock.advance(60);
  expect(await review()).toBe(0);
  expect((await operate(platform, 'GET', 'queue')).json()).toMatchObject({ rows: [{ transaction_id: id, review_at: null }] });
  await fail(platform, id);
  expect(await moneyOf(platform, player)).toEqual({ cash: 200_000n, held: 0n });
});

it('is not held up by any number of older ones that cannot be decided', async () => {
  const broken = await Promise.all(Array.from({ length: 51 }, () => platform.signUp()));
  const ids = sql`${broken.map(({ playerId }) => playerId)}::bigint[]`;
  await newWithdrawal(platform, player);
  // No money is held for them, so they cannot be decided.
  await platform.db.execute(sql`
    insert into cash_transaction (number, player_id, action, amount, method_id, method_name, account_number, initiated_at, submitted_at,
      review_at, updated_at)
    select 'W' || id, id, 'withdraw', 50000, 2, 'Padma Wallet', '', now(), now(), '2020-01-01', now() from unnest(${ids}) id`);
  platform.clock.advance(60);
  expect(await review()).toBe(1);
  expect(await shownTo(platform, player)).toMatchObject([{ key: '1' }]);
  await platform.db.execute(sql`update cash_transaction set key = '2' where player_id = any(${ids})`);
});
