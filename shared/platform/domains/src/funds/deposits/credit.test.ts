import { sql } from '@site/platform-kit/data/sql';
import { inTransaction } from '@site/platform-kit/data/database';
import { createTestPlatform, type TestPlatform, type TestBearer } from '@site/platform-testing/test-platform';
import { assertLedger, cashOf } from '#ledger';
import { ask } from '#safer-play/testing';
import { decideTransaction } from '../decisions/decide.service';
import { findOwn } from '../transactions/transactions.repository';
import type { TransactionVerdict } from '../transactions/transactions.policy';
import { submitDepositAs, verifyPhone, type TestDeposit } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ now: new Date() });
});
afterAll(() => platform.stop());

let promotions = 100;

interface Terms {
  percent: number;
  turnover: number;
  capTaka?: number;
}

/** Adds an open promotion. @returns its id */
async function addPromotion({ percent, turnover, capTaka }: Terms): Promise<number> {
  const id = (promotions += 1);
  await platform.db.execute(sql`
    insert into promotions (id, name, description, thumbnail, start_date, end_date, status, deposit_bonus, turnover, max_bonus, categories)
    values (${id}, 'Test', '', '', now() - interval '1 day', now() + interval '1 day', 'active', ${percent}, ${turnover},
      ${capTaka === undefined ? null : capTaka * 100}, '{}')`);
  return id;
}

async function submitted(deposit: TestDeposit) {
  const player = await platform.signUp();
  await verifyPhone(platform, player);
  const { transaction_id: number } = (await submitDepositAs(platform, player, deposit)).json<{ transaction_id: string }>();
  const row = await findOwn(platform.db, player.playerId, number);
  if (!row) throw new Error('No deposit');
  return { player, row };
}

const decide = ({ row }: Awaited<ReturnType<typeof submitted>>, verdict: TransactionVerdict = { key: '1' }) =>
  inTransaction(platform.db, (tx) => decideTransaction(tx, row, verdict, { actor: 'operator', at: platform.clock.now(), ip: '' }));

const approve = async (deposit: TestDeposit) => {
  const sent = await submitted(deposit);
  await decide(sent);
  return sent.player;
};

/** The player's side of every journal, in taka. */
async function journalsOf({ playerId }: TestBearer) {
  const { rows } = await platform.db.execute<{ kind: string; other: string; taka: string }>(sql`
    select j.kind, o.kind as other, (p.amount / 100.0)::numeric(12, 2) as taka
    from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id and a.key = ${`player:${playerId}:CASH`}
    join posting q on q.journal_id = j.id and q.account_id <> a.id join account o on o.id = q.account_id and o.player_id = ${playerId}
    where j.kind <> 'grant' order by j.id`);
  return rows.map(({ kind, other, taka }) => [kind, other, taka]);
}

async function ticketsOf({ playerId }: TestBearer) {
  const { rows } = await platform.db.execute<{ kind: string; ref_type: string; taka: string }>(sql`
    select kind, ref_type, (required / 100.0)::numeric(12, 2) as taka from turnover_ticket where player_id = ${playerId} order by id`);
  return rows.map(({ kind, ref_type: type, taka }) => [kind, type, taka]);
}

it('PLATFORM-041: puts 1,000 with 2 % rebate and a promotion of 50 % on the main wallet as three journals', async () => {
  const promotion = await addPromotion({ percent: 50, turnover: 12 });
  const sent = await submitted({ amount: 1000, promotion });
  const before = await cashOf(platform.db, sent.player.playerId);
  const decided = await decide(sent);
  expect(await cashOf(platform.db, sent.player.playerId)).toBe(before + 1520_00n);
  expect(decided).toMatchObject({ key: '1', bonus: 500_00n, rebate: 20_00n });
  expect(await journalsOf(sent.player)).toEqual([
    ['deposit', 'CLEARING:Padma Wallet', '1000.00'],
    ['rebate', 'BONUS_EXPENSE', '20.00'],
    ['bonus', 'BONUS_EXPENSE', '500.00'],
  ]);
  expect(await ticketsOf(sent.player)).toEqual([
    ['bonus', 'deposit', '18000.00'],
    ['base', 'rebate', '20.00'],
  ]);
  await assertLedger(platform.db);
});

it('PLATFORM-041: requires one time the deposit and the rebate as turnover where there is no promotion', async () => {
  const player = await approve({ amount: 1000 });
  expect(await journalsOf(player)).toEqual([
    ['deposit', 'CLEARING:Padma Wallet', '1000.00'],
    ['rebate', 'BONUS_EXPENSE', '20.00'],
  ]);
  expect(await ticketsOf(player)).toEqual([
    ['base', 'deposit', '1000.00'],
    ['base', 'rebate', '20.00'],
  ]);
});

it.each([
  ['(100 + 100) three times is 600', { percent: 100, turnover: 3 }, 100, '100.00', '600.00'],
  ['a cap holds the bonus, and the turnover with it', { percent: 100, turnover: 15, capTaka: 7777 }, 10_000, '7777.00', '266655.00'],
  ['a bonus below its cap stays', { percent: 100, turnover: 15, capTaka: 7777 }, 7776.5, '7776.50', '233295.00'],
  ['12.6 percent are 12.6 percent', { percent: 12.6, turnover: 2 }, 1000, '126.00', '2252.00'],
  ['a part of a paisa falls away', { percent: 12.6, turnover: 1 }, 100.05, '12.60', '112.65'],
])('PLATFORM-041: %s', async (_name, terms, amount, bonus, required) => {
  const player = await approve({ amount, promotion: await addPromotion(terms) });
  expect(await journalsOf(player)).toContainEqual(['bonus', 'BONUS_EXPENSE', bonus]);
  expect(await ticketsOf(player)).toContainEqual(['bonus', 'deposit', required]);
});

it('FUNDS-005, N-32, PLATFORM-041: the rebate of 2 % is a line of its own, rounded down to the paisa', async () => {
  const player = await approve({ amount: 100.99 });
  expect(await journalsOf(player)).toContainEqual(['rebate', 'BONUS_EXPENSE', '2.01']);
});

it('pays the promised bonus where the promotion has ended since', async () => {
  const promotion = await addPromotion({ percent: 50, turnover: 2 });
  const sent = await submitted({ amount: 1000, promotion });
  await platform.db.execute(sql`update promotions set status = 'display', end_date = now() - interval '1 hour' where id = ${promotion}`);
  await decide(sent);
  expect(await journalsOf(sent.player)).toContainEqual(['bonus', 'BONUS_EXPENSE', '500.00']);
});

it('gives no bonus to a player who takes a break meanwhile: the deposit and its rebate come in', async () => {
  const sent = await submitted({ amount: 1000, promotion: await addPromotion({ percent: 50, turnover: 12 }) });
  await ask(platform, sent.player, 'safer-play/time-out', { length: '24h' });
  expect(await decide(sent)).toMatchObject({ key: '1', bonus: 0n, rebate: 20_00n });
  expect((await journalsOf(sent.player)).map(([kind]) => kind)).toEqual(['deposit', 'rebate']);
  expect(await ticketsOf(sent.player)).toEqual([
    ['base', 'deposit', '1000.00'],
    ['base', 'rebate', '20.00'],
  ]);
});

it('credits nothing of a deposit that was refused', async () => {
  const sent = await submitted({ amount: 1000 });
  await decide(sent, { key: '2', reason: 'No.' });
  expect([await journalsOf(sent.player), await ticketsOf(sent.player)]).toEqual([[], []]);
});

it('credits once, however often it is approved at the same time', async () => {
  const sent = await submitted({ amount: 1000 });
  const decided = await Promise.allSettled(Array.from({ length: 8 }, () => decide(sent)));
  expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await journalsOf(sent.player)).toHaveLength(2);
  await assertLedger(platform.db);
});
