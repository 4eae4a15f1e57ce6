import { randomUUID } from 'node:crypto';
import { paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import { inTransaction } from '@site/platform-kit/data/database';
import { assertLedger } from '#ledger';
import { createTicket, type TicketKind } from '#rewards';
import { vipCoinOf } from '#rewards/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { callWallet, idsOf, openTestSession, type TestSession } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const key = () => randomUUID();

async function playRound(session: TestSession, stake: string, won: string, round = 'r1') {
  const [bet, win] = [key(), key()];
  await callWallet(platform, { action: 'bet', ...idsOf(session), round_id: round, transaction_id: bet, amount: stake });
  await callWallet(platform, { action: 'win', ...idsOf(session), round_id: round, transaction_id: win, amount: won, finished: '1' });
  return { bet, win };
}

const rollBet = (session: TestSession, bet: string, amount: string) =>
  callWallet(platform, {
    action: 'rollback',
    player_id: session.player_id,
    transaction_id: key(),
    'rollback_transactions[0][action]': 'bet',
    'rollback_transactions[0][transaction_id]': bet,
    'rollback_transactions[0][amount]': amount,
  });

async function addTicket(playerId: number, kind: TicketKind, taka: bigint) {
  platform.clock.advance(1);
  const ticket = { playerId, kind, required: paisa(taka * 100n), ref: { type: 'test', id: key() }, at: platform.clock.now() };
  return inTransaction(platform.db, (tx) => createTicket(tx, ticket));
}

async function ticketsOf(playerId: number) {
  const { rows } = await platform.db.execute(sql`select remaining, status from turnover_ticket where player_id = ${playerId} order by id`);
  return rows.map(({ remaining, status }) => `${status} ${Number(remaining) / 100}`);
}

async function recordsOf(session: TestSession) {
  const { rows } = await platform.db.execute(sql`
    select kind, game_code, game_type, bet_amount, win_amount, milli_vp from bet_record where session_id = ${session.session_id} order by id`);
  return rows;
}

it('CATALOGUE-032, T1: a settled slot stake counts on the oldest ticket first', async () => {
  const session = await openTestSession(platform, 100_000n);
  await addTicket(session.playerId, 'base', 300n);
  await addTicket(session.playerId, 'base', 5000n);
  await playRound(session, '500.00', '0');
  expect(await ticketsOf(session.playerId)).toEqual(['complete 0', 'active 4800']);
});

it('T2: weighs a live stake on a bonus ticket', async () => {
  const session = await openTestSession(platform, 100_000n, 'LIVE');
  await addTicket(session.playerId, 'bonus', 50n);
  await addTicket(session.playerId, 'base', 1000n);
  await playRound(session, '500.00', '0');
  expect(await ticketsOf(session.playerId)).toEqual(['complete 0', 'active 750']);
});

it('counts nothing before the round is settled, and nothing for a refunded bet', async () => {
  const session = await openTestSession(platform, 100_000n);
  await addTicket(session.playerId, 'base', 300n);
  const bet = key();
  await callWallet(platform, { action: 'bet', ...idsOf(session), round_id: 'r1', transaction_id: bet, amount: '100.00' });
  expect(await ticketsOf(session.playerId)).toEqual(['active 300']);
  await callWallet(platform, { action: 'refund', player_id: session.player_id, transaction_id: key(), bet_transaction_id: bet });
  await callWallet(platform, { action: 'win', ...idsOf(session), round_id: 'r1', transaction_id: key(), amount: '0', finished: '1' });
  expect(await ticketsOf(session.playerId)).toEqual(['active 300']);
  expect(await recordsOf(session)).toEqual([]);
});

it('takes turnover and points back on a rollback, and leaves a completed ticket complete', async () => {
  const session = await openTestSession(platform, 100_000n);
  await addTicket(session.playerId, 'base', 300n);
  await addTicket(session.playerId, 'base', 5000n);
  const { bet } = await playRound(session, '500.00', '20.00');
  expect(await vipCoinOf(platform.db, session.playerId)).toBe(500n);

  await rollBet(session, bet, '500.00');
  expect(await ticketsOf(session.playerId)).toEqual(['complete 0', 'active 5000']);
  expect(await vipCoinOf(platform.db, session.playerId)).toBe(0n);
  expect(await recordsOf(session)).toMatchObject([
    { kind: 'settlement', bet_amount: '50000', win_amount: '2000', milli_vp: '500000' },
    { kind: 'correction', bet_amount: '-50000', win_amount: '0', milli_vp: '-500000' },
  ]);
  const { rows } = await platform.db.execute(sql`
    select stake, applied from turnover_entry where session_id = ${session.session_id} and stake < 0 order by id`);
  expect(rows).toEqual([
    { stake: '-20000', applied: true },
    { stake: '-30000', applied: false },
  ]);
});

it('CATALOGUE-032: a round with several bets and wins writes one record', async () => {
  const session = await openTestSession(platform, 100_000n);
  for (const amount of ['1.00', '2.50']) {
    await callWallet(platform, { action: 'bet', ...idsOf(session), round_id: 'r1', transaction_id: key(), amount });
    await callWallet(platform, { action: 'win', ...idsOf(session), round_id: 'r1', transaction_id: key(), amount, finished: '0' });
  }
  await callWallet(platform, { action: 'win', ...idsOf(session), round_id: 'r1', transaction_id: key(), amount: '0.25', finished: '1' });
  expect(await recordsOf(session)).toEqual([
    { kind: 'settlement', game_code: session.game_code, game_type: 'SLOT', bet_amount: '350', win_amount: '375', milli_vp: '3500' },
  ]);
});

it('corrects the record when a win comes after the settlement', async () => {
  const session = await openTestSession(platform, 100_000n);
  await playRound(session, '1.00', '0');
  await callWallet(platform, { action: 'win', ...idsOf(session), round_id: 'r1', transaction_id: key(), amount: '3.00', finished: '1' });
  expect(await recordsOf(session)).toMatchObject([
    { kind: 'settlement' },
    { kind: 'correction', bet_amount: '0', win_amount: '300', milli_vp: '0' },
  ]);
});

it('promotes at once, and at the end of a month lowers at most one level', async () => {
  const session = await openTestSession(platform, 100_000_000n);
  await playRound(session, '45000.00', '0');
  const level = async () =>
    (await platform.db.execute(sql`select level from vip_account where player_id = ${session.playerId}`)).rows[0]?.['level'];
  expect(await level()).toBe(3);

  platform.clock.advance(32 * 86_400);
  await playRound(session, '1.00', '0', 'r2');
  expect(await level()).toBe(3);
  platform.clock.advance(31 * 86_400);
  await playRound(session, '1.00', '0', 'r3');
  expect(await level()).toBe(2);
  const { rows } = await platform.db.execute(
    sql`select month::text as month, level, experience_milli from vip_history where player_id = ${session.playerId} order by month`,
  );
  expect(rows).toEqual([
    { month: '2026-01-01', level: 3, experience_milli: '45000000' },
    { month: '2026-02-01', level: 3, experience_milli: '1000' },
  ]);
});

it('sums the points of a day and game type in one row', async () => {
  const session = await openTestSession(platform, 100_000n);
  await playRound(session, '10.00', '0', 'r1');
  await playRound(session, '5.00', '0', 'r2');
  const { rows } = await platform.db.execute(sql`select game_type, milli_vp from vip_received where player_id = ${session.playerId}`);
  expect(rows).toEqual([{ game_type: 'SLOT', milli_vp: '15000' }]);
});
