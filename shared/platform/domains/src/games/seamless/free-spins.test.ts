import { randomUUID } from 'node:crypto';
import { sql } from '@site/platform-kit/data/sql';
import { wrongTotals } from '@site/platform-testing/oracles/played';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { inboxOf, operate } from '#funds/testing';
import { assertLedger, cashOf, playerFreeSpins, readBalance } from '#ledger';
import { endDueFreeSpins } from '#rewards';
import { setLimit } from '#safer-play/testing';
import { bonusCostOf, giveSpins, wrongSpins } from './testing-free-spins';
import { callWallet, idsOf, openTestSession, type SeamlessAnswer, type TestSession } from './testing';

let platform: TestPlatform;
let session: TestSession;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  session = await openTestSession(platform, 100_000n);
});
afterEach(async () => {
  await assertLedger(platform.db);
  expect(await wrongSpins(platform, [session.playerId])).toEqual([]);
  expect(await wrongTotals(platform.db)).toEqual([]);
});
afterAll(() => platform.stop());

type Answer = SeamlessAnswer & { free_spins?: { id: string; stake: string; left: number; total: number } };
const call = async (params: Record<string, string>): Promise<Answer> => callWallet(platform, params);
const key = () => randomUUID();

const bet = (free: number | null, { id = key(), round = 'r1', amount = '20.00' } = {}) =>
  call({
    action: 'bet',
    ...idsOf(session),
    round_id: round,
    transaction_id: id,
    amount,
    ...(free === null ? {} : { free_spins: String(free) }),
  });
const win = (amount: string, { id = key(), round = 'r1' } = {}) =>
  call({ action: 'win', ...idsOf(session), round_id: round, transaction_id: id, amount, finished: '1' });
const refund = (betId: string, id = key()) =>
  call({ action: 'refund', ...idsOf(session), round_id: 'r1', transaction_id: id, bet_transaction_id: betId });
const rollBack = (action: string, id: string, amount: string) =>
  call({
    action: 'rollback',
    player_id: session.player_id,
    transaction_id: key(),
    'rollback_transactions[0][action]': action,
    'rollback_transactions[0][transaction_id]': id,
    'rollback_transactions[0][amount]': amount,
  });

/** BDT: cash, value of the free spins, and what bonuses have cost. */
const money = async () => [
  Number(await cashOf(platform.db, session.playerId)) / 100,
  Number(await readBalance(platform.db, playerFreeSpins(session.playerId).key)) / 100,
  (await bonusCostOf(platform, session.playerId)) / 100,
];
async function recordsOf() {
  const { rows } = await platform.db.execute(sql`
    select kind, bet_amount, free_amount, win_amount, milli_vp from bet_record where session_id = ${session.session_id} order by id`);
  return rows.map((row) => [
    row['kind'],
    ...['bet_amount', 'free_amount', 'win_amount', 'milli_vp'].map((name) => Number(row[name]) / 100),
  ]);
}
async function ticketsOf() {
  const { rows } = await platform.db.execute(sql`
    select required, remaining, status from turnover_ticket where player_id = ${session.playerId} order by id`);
  return rows.map(({ required, remaining, status }) => `${Number(required) / 100} ${Number(remaining) / 100} ${status}`);
}

it('F1: pays the stake from the free spins and the win to the player, who stakes the win once', async () => {
  const id = await giveSpins(platform, session);
  expect(await money()).toEqual([1000, 60, 60]);
  expect((await call({ action: 'balance', ...idsOf(session), game_code: '' })).error_code).toBe('INVALID_REQUEST');
  const { session_id, player_id } = session;
  expect(await call({ action: 'balance', session_id, player_id })).toMatchObject({
    balance: '1000.00',
    free_spins: { id: String(id), stake: '20.00', left: 3, total: 3 },
  });
  expect(await bet(id)).toMatchObject({ balance: '1000.00', free_spins: { left: 2 } });
  expect(await money()).toEqual([1000, 40, 60]);
  expect(await win('50.00')).toMatchObject({ balance: '1050.00', free_spins: { left: 2 } });
  expect(await money()).toEqual([1050, 40, 60]);
  expect(await recordsOf()).toEqual([['settlement', 0, 20, 50, 0]]);
  expect(await ticketsOf()).toEqual(['50 50 active']);
});

it('F2: keeps a lost free spin in the records, and counts nothing for it', async () => {
  const id = await giveSpins(platform, session);
  await bet(id);
  await win('0');
  expect(await money()).toEqual([1000, 40, 60]);
  expect(await recordsOf()).toEqual([['settlement', 0, 20, 0, 0]]);
  expect(await ticketsOf()).toEqual([]);
});

it('F3: uses each spin once: the last one ends the offer, and a repeated call gets the same answer', async () => {
  const id = await giveSpins(platform, session, { spins: 2 });
  const first = { id: key(), round: 'a' };
  const answers = await Promise.all([1, 2, 3].map(() => bet(id, first)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await bet(id, { round: 'b' })).not.toHaveProperty('free_spins');
  expect(await bet(id, { round: 'c' })).toMatchObject({ error_code: 'FREE_SPIN_OVER', balance: '1000.00' });
  expect((await bet(id, first)).free_spins?.left).toBe(1);
  expect(await money()).toEqual([1000, 0, 40]);
});

it('F4: lets two tabs use the last spin once', async () => {
  const id = await giveSpins(platform, session, { spins: 1 });
  const answers = await Promise.all(['a', 'b', 'c'].map((round) => bet(id, { round })));
  expect(answers.map(({ error_code: code = 'ok' }) => code).sort()).toEqual(['FREE_SPIN_OVER', 'FREE_SPIN_OVER', 'ok']);
});

it('F5: names the offer that ends first, then the next one', async () => {
  const late = await giveSpins(platform, session, { spins: 1, days: 9 });
  const early = await giveSpins(platform, session, { spins: 1, days: 2, stake: 5 });
  expect((await bet(early, { round: 'a', amount: '5.00' })).free_spins?.id).toBe(String(late));
});

it.each([
  ['another stake', { amount: '10.00' }],
  ['a round with paid bets', { round: 'paid' }],
])('F6: refuses a free spin with %s', async (_name, order) => {
  const id = await giveSpins(platform, session);
  await bet(null, { round: 'paid' });
  expect((await bet(id, order)).error_code).toMatch(/FREE_SPIN_OVER|INVALID_REQUEST/);
  expect((await money())[1]).toBe(60);
});

it('F7: refuses free spins of another player, and of another game', async () => {
  const other = await giveSpins(platform, session);
  session = await openTestSession(platform, 100_000n);
  expect((await bet(other)).error_code).toBe('FREE_SPIN_OVER');
  const { rows } = await platform.db.execute<{ code: string }>(sql`
    select g.code from game g join platform p on p.code = g.platform where g.type = 'SLOT' and p.wallet = 'shared' and g.code <> ${session.game_code} limit 1`);
  const elsewhere = await giveSpins(platform, { ...session, game_code: rows[0]?.code ?? '' });
  expect((await bet(elsewhere)).error_code).toBe('FREE_SPIN_OVER');
});

it('F8: gives the spin of a refunded round back and tells the player, and takes it again when the refund is undone', async () => {
  const id = await giveSpins(platform, session);
  const [spin, back] = [key(), key()];
  await bet(id, { id: spin });
  expect(await refund(spin, back)).toMatchObject({ balance: '1000.00', free_spins: { left: 3 } });
  expect(await money()).toEqual([1000, 60, 60]);
  expect(JSON.stringify(await inboxOf(platform, session))).toContain('A free spin does not count');
  expect(await rollBack('refund', back, '20.00')).not.toHaveProperty('error_code');
  expect(await money()).toEqual([1000, 40, 60]);
});

it('F9: takes the win back when a settled round is rolled back, with the stake that it asks for', async () => {
  const id = await giveSpins(platform, session);
  const [spin, won] = [key(), key()];
  await bet(id, { id: spin });
  await win('50.00', { id: won });
  await rollBack('win', won, '50.00');
  await rollBack('bet', spin, '20.00');
  expect(await money()).toEqual([1000, 60, 60]);
  expect(await ticketsOf()).toEqual(['50 0 complete']);
  expect((await recordsOf()).map(([, , free, amount]) => [free, amount])).toEqual([
    [20, 50],
    [0, -50],
    [-20, 0],
  ]);
});

it('F10: lets the house pay when a refund is undone after the spin was used again, and gives that money back to the house', async () => {
  const id = await giveSpins(platform, session, { spins: 1 });
  const [spin, back] = [key(), key()];
  await bet(id, { id: spin });
  await refund(spin, back);
  await bet(id, { round: 'r2' });
  await rollBack('refund', back, '20.00');
  expect(await money()).toEqual([1000, 0, 40]);
  await refund(spin);
  expect(await money()).toEqual([1000, 0, 20]);
});

it('F11: ends on the last day: what is left goes back to the house, and so does a spin that comes back later', async () => {
  const id = await giveSpins(platform, session, { days: 1 });
  const spin = key();
  await bet(id, { id: spin });
  platform.clock.advance(86_400);
  expect((await bet(id, { round: 'late' })).error_code).toBe('FREE_SPIN_OVER');
  await endDueFreeSpins(platform.context);
  expect(await money()).toEqual([1000, 0, 20]);
  await refund(spin);
  expect(await money()).toEqual([1000, 0, 0]);
  expect(JSON.stringify(await inboxOf(platform, session))).toContain('cannot be used again');
});

it('F12: holds breaks and wager limits, and touches no loss limit', async () => {
  const id = await giveSpins(platform, session);
  await setLimit(platform, session, 'loss', 'day', 10);
  expect((await bet(null, { round: 'paid' })).error_code).toBe('LIMIT_REACHED');
  expect(await bet(id, { round: 'a' })).not.toHaveProperty('error_code');
  await setLimit(platform, session, 'wager', 'day', 30);
  expect((await bet(id, { round: 'b' })).error_code).toBe('LIMIT_REACHED');
  const { rows } = await platform.db.execute<{ username: string }>(sql`select username from players where id = ${session.playerId}`);
  await operate(platform, 'POST', `safer-play/${rows[0]?.username}/time-out`, { length: '24h', reason: 'Rest' });
  expect((await bet(id, { round: 'c' })).error_code).toBe('TIMEOUT');
  expect((await money())[1]).toBe(40);
});
