import { randomUUID } from 'node:crypto';
import { paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import { inTransaction } from '@site/platform-kit/data/database';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { findMethod } from '../payment-methods/payment-methods.repository';
import { takeQuote } from '../payment-instructions/payment-instructions.service';
import { readTrx } from './deposits.policy';
import { openDeposit } from './open-deposit.service';
import { askForNumber, newDepositor, newTrx, outcomeOf, PADMA_MERCHANT, submitDepositAs, type TestDepositor } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const COPIES = 20;
const times = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));
const recordsOf = async (trx: string) =>
  (await platform.db.execute(sql`select player_id from cash_transaction where trx_key = ${trx}`)).rows.length;

/** Number of answers by outcome. */
const tally = (answers: readonly Parameters<typeof outcomeOf>[0][]) =>
  answers.map(outcomeOf).reduce<Record<string, number>>((counts, name) => ({ ...counts, [name]: (counts[name] ?? 0) + 1 }), {});

it('FUNDS-034, N-66, PLATFORM-040: one TRX ID of twenty players at once becomes one record', async () => {
  const players = await Promise.all(times(COPIES, () => newDepositor(platform)));
  const trx = newTrx();
  const answers = await Promise.all(players.map((player) => submitDepositAs(platform, player, { trx })));
  expect(tally(answers)).toEqual({ ok: 1, 'funds.trx_used': COPIES - 1 });
  expect(await recordsOf(trx)).toBe(1);
});

const submit = (player: TestDepositor, transaction_id: string, headers: Record<string, string> = {}) =>
  platform.app.inject({
    method: 'POST',
    url: '/api/submit-deposit',
    headers: { authorization: `Bearer ${player.token}`, ...headers },
    payload: { account_number: player.phone, transaction_id, amount: 1000, payment_id: PADMA_MERCHANT },
  });

it('PLATFORM-006: one TRX ID of one player twenty times at once becomes one record, and five tries are evaluated', async () => {
  const player = await newDepositor(platform);
  await askForNumber(platform, player);
  const trx = newTrx();
  const answers = await Promise.all(times(COPIES, () => submit(player, trx)));
  expect(tally(answers)).toEqual({ ok: 1, 'funds.deposit_pending': 4, 'platform.too_many': COPIES - 5 });
  expect(await recordsOf(trx)).toBe(1);
});

it('PLATFORM-006, 040: different TRX IDs of one player at once become one record', async () => {
  const player = await newDepositor(platform);
  await askForNumber(platform, player);
  const answers = await Promise.all(times(5, () => submit(player, newTrx())));
  expect(tally(answers)).toEqual({ ok: 1, 'funds.deposit_pending': 4 });
});

it('copies under one key are one deposit with one answer, also long after, and count as one try', async () => {
  const player = await newDepositor(platform);
  await askForNumber(platform, player);
  const [trx, key] = [newTrx(), { 'idempotency-key': randomUUID() }];
  const answers = await Promise.all(times(COPIES, () => submit(player, trx, key)));
  expect(tally(answers)).toEqual({ ok: COPIES });
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  platform.clock.advance(86_400);
  expect((await submit(player, trx, key)).body).toBe(answers[0]?.body);
  expect(await recordsOf(trx)).toBe(1);
});

it('a key that was refused is free for the next try', async () => {
  const player = await newDepositor(platform);
  const key = { 'idempotency-key': randomUUID() };
  expect(tally([await submit(player, newTrx(), key)])).toEqual({ 'funds.quote_missing': 1 });
  await askForNumber(platform, player);
  expect(tally([await submit(player, newTrx(), key)])).toEqual({ ok: 1 });
});

it('a player may send five deposits in a minute, refused ones included', async () => {
  const player = await newDepositor(platform);
  for (let tries = 0; tries < 5; tries++) expect(tally([await submit(player, newTrx())])).toEqual({ 'funds.quote_missing': 1 });
  const refused = await submit(player, newTrx());
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  platform.clock.advance(60);
  await askForNumber(platform, player);
  expect(tally([await submit(player, newTrx())])).toEqual({ ok: 1 });
});

it('the database refuses a second one as well, should two get past the checks', async () => {
  const [player, other] = [await newDepositor(platform), await newDepositor(platform)];
  const trx = readTrx(newTrx());
  const open = ({ playerId, phone }: TestDepositor, named = trx) =>
    inTransaction(platform.db, async (tx) => {
      const at = platform.clock.now();
      const method = await findMethod(tx, PADMA_MERCHANT);
      const wanted = { flow: 'plain', playerId, methodId: PADMA_MERCHANT, amount: paisa(1000_00n), promotionId: null } as const;
      if (!method) throw new Error('No method');
      const deposit = { ...wanted, method, trx: named, accountNumber: phone, trxId: named.id, quote: await takeQuote(tx, wanted, at) };
      return openDeposit(tx, { playerId, at, ip: '' }, deposit);
    });
  await open(player);
  await expect(open(other)).rejects.toMatchObject({ code: 'funds.trx_used' });
  await expect(open(player, readTrx(newTrx()))).rejects.toMatchObject({ code: 'funds.deposit_pending' });
});
