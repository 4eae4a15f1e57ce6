import { randomUUID } from 'node:crypto';
import { paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { playerCash, playerHeld, system } from './ledger.accounts';
import { assertLedger } from './audit.service';
import { available, cashOf, grantCredit, InsufficientFunds, post } from './ledger.service';

let platform: TestPlatform;
let db: Executor;
let playerId: number;
beforeAll(async () => {
  platform = await createTestPlatform();
  db = platform.db;
});
beforeEach(async () => {
  playerId = (await platform.signUp()).playerId;
  const cash = await cashOf(db, playerId);
  if (cash) await move(-cash);
});
afterAll(() => platform.stop());

const move = (amount: bigint, options: { idemKey?: string; allowNegative?: boolean } = {}) =>
  inTransaction(db, (tx) =>
    post(tx, {
      kind: 'test',
      idemKey: randomUUID(),
      ref: { type: 'test', id: 'x' },
      postings: [
        { account: playerCash(playerId), amount: paisa(amount) },
        { account: system('ADJUSTMENT', playerId), amount: paisa(-amount) },
      ],
      at: platform.clock.now(),
      ...options,
    }),
  );

it('moves money between a player and the system', async () => {
  await move(500n);
  expect(await cashOf(db, playerId)).toBe(500n);
  await assertLedger(db);
});

it('PLATFORM-006: posts a key once, also when 20 try at the same moment', async () => {
  const idemKey = randomUUID();
  const written = await Promise.all(Array.from({ length: 20 }, () => move(500n, { idemKey })));
  expect(written.filter(Boolean)).toHaveLength(1);
  expect(await cashOf(db, playerId)).toBe(500n);
});

it('answers a key that was posted even when the money is gone since', async () => {
  await move(500n);
  const idemKey = randomUUID();
  expect(await move(-500n, { idemKey })).toBe(true);
  expect(await move(-500n, { idemKey })).toBe(false);
});

it('grants a credit once under its reference', async () => {
  const grant = () =>
    inTransaction(db, (tx) => grantCredit(tx, playerId, paisa(100n), { type: 'test', id: String(playerId) }, platform.clock.now()));
  expect([await grant(), await grant()]).toEqual([true, false]);
  expect(await cashOf(db, playerId)).toBe(100n);
});

it('PLATFORM-006: refuses a debit that the wallet does not cover, and writes nothing', async () => {
  await move(500n);
  await expect(move(-501n)).rejects.toThrow(InsufficientFunds);
  expect(await cashOf(db, playerId)).toBe(500n);
});

it('PLATFORM-006: lets 20 parallel debits take no more than there is', async () => {
  await move(1000n);
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => move(-300n)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const refusals = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  for (const refusal of refusals) expect(refusal).toBeInstanceOf(InsufficientFunds);
  expect(await cashOf(db, playerId)).toBe(100n);
  await assertLedger(db);
});

it('goes below zero only by a journal that may, and is back in order afterwards', async () => {
  await move(-200n, { allowNegative: true });
  expect(await cashOf(db, playerId)).toBe(-200n);
  await assertLedger(db);
  await expect(move(-1n)).rejects.toThrow(InsufficientFunds);
  await move(150n);
  await move(100n);
  await expect(move(-51n)).rejects.toThrow(InsufficientFunds);
  expect(await cashOf(db, playerId)).toBe(50n);
});

it('counts the exposure at the exchange as not available', async () => {
  await move(500n);
  await db.execute(sql`insert into hold (player_id, market_id, amount) values (${playerId}, 'm1', 120), (${playerId}, 'm2', 80)`);
  expect(await available(db, playerId)).toBe(300n);
});

it('PLATFORM-006: refuses a journal that does not sum to zero before it writes', async () => {
  const postings = [
    { account: playerCash(playerId), amount: paisa(5n) },
    { account: playerHeld(playerId), amount: paisa(-4n) },
  ];
  const entry = { kind: 'test', idemKey: randomUUID(), ref: { type: 'test', id: 'x' }, postings, at: platform.clock.now() };
  await expect(inTransaction(db, (tx) => post(tx, entry))).rejects.toThrow('must sum to zero');
});

describe('the database itself', () => {
  const causeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'accepted',
      (problem: Error) => String(problem.cause ?? problem),
    );
  const anyPosting = async () =>
    (await db.execute<{ journal_id: string; account_id: string }>(sql`select journal_id, account_id from posting limit 1`)).rows[0];

  it('refuses a lopsided journal at commit', async () => {
    const known = await anyPosting();
    const work = db.execute(
      sql`insert into posting (journal_id, position, account_id, amount) values (${known!.journal_id}, 99, ${known!.account_id}, 1)`,
    );
    expect(await causeOf(work)).toContain('does not sum to zero');
  });

  it.each([
    ['change', sql`update posting set amount = amount + 1`],
    ['deletion', sql`delete from posting`],
    ['truncation', sql`truncate posting`],
  ])('refuses the %s of postings', async (_name, statement) => {
    expect(await causeOf(db.execute(statement))).toContain('append-only');
  });

  it('refuses a wallet below zero', async () => {
    await move(10n);
    const work = db.execute(sql`update account set balance_cached = -1 where key = ${playerCash(playerId).key}`);
    expect(await causeOf(work)).toContain('account_not_negative');
  });
});

it('reports a cached balance that differs from the sum of its postings', async () => {
  await move(10n);
  const { key } = playerCash(playerId);
  await db.execute(sql`update account set balance_cached = balance_cached + 1 where key = ${key}`);
  await expect(assertLedger(db)).rejects.toThrow(`account ${key} says 11, postings say 10`);
  await db.execute(sql`update account set balance_cached = balance_cached - 1 where key = ${key}`);
  await assertLedger(db);
});
