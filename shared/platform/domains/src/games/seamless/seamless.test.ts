import { randomUUID } from 'node:crypto';
import { sql } from '@site/platform-kit/data/sql';
import { assertLedger, cashOf } from '#ledger';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { callWallet, idsOf, launchTokenOf, openTestSession, runGame, type TestSession } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const call = (params: Record<string, string>) => callWallet(platform, params);
const bet = (session: TestSession, id: string, amount: string, round = 'r1') =>
  call({ action: 'bet', ...idsOf(session), round_id: round, transaction_id: id, amount });
const win = (session: TestSession, id: string, amount: string, round = 'r1', finished = '1') =>
  call({ action: 'win', ...idsOf(session), round_id: round, transaction_id: id, amount, finished });
const refund = (session: TestSession, id: string, betId: string) =>
  call({ action: 'refund', session_id: session.session_id, player_id: session.player_id, transaction_id: id, bet_transaction_id: betId });
const rollback = (session: TestSession, id: string, items: [action: string, id: string, amount: string][]) =>
  call({
    action: 'rollback',
    player_id: session.player_id,
    transaction_id: id,
    ...Object.fromEntries(
      items.flatMap(([action, transaction, amount], index) => [
        [`rollback_transactions[${index}][action]`, action],
        [`rollback_transactions[${index}][transaction_id]`, transaction],
        [`rollback_transactions[${index}][amount]`, amount],
      ]),
    ),
  });
const key = () => randomUUID();

describe('session', () => {
  it('CATALOGUE-032, N-24: a launch address reports player and game to the supplier, once', async () => {
    const player = await platform.signUp();
    const { url, session } = (await runGame(platform, player)).json<{ url: string; session: string }>();
    const token = launchTokenOf(url);
    const opened = await call({ action: 'session', launch_token: token });
    expect(opened).toMatchObject({ session_id: session, player_id: player.remoteId, game: { type: 'SLOT' }, language: 'en' });
    expect(await call({ action: 'session', launch_token: token })).toMatchObject({ error_code: 'INVALID_TOKEN' });
  });

  it.each([
    ['theme=dark; language=bn', 'bn'],
    ['language=en', 'en'],
    ['language=fr', 'en'],
    ['my_language=bn', 'en'],
    ['', 'en'],
  ])('is in the language that the player reads: cookie "%s" gives %s', async (cookie, language) => {
    const { url } = (await runGame(platform, await platform.signUp(), {}, cookie)).json<{ url: string }>();
    expect(await call({ action: 'session', launch_token: launchTokenOf(url) })).toMatchObject({ language });
  });

  it('refuses a launch token after a minute', async () => {
    const { url } = (await runGame(platform, await platform.signUp())).json<{ url: string }>();
    platform.clock.advance(60);
    expect(await call({ action: 'session', launch_token: launchTokenOf(url) })).toMatchObject({ error_code: 'INVALID_TOKEN' });
  });

  it("does not open another player's session", async () => {
    const [one, other] = [await openTestSession(platform, 1000n), await openTestSession(platform, 1000n)];
    expect(await bet({ ...one, player_id: other.player_id }, key(), '1.00')).toMatchObject({ error_code: 'SESSION_NOT_FOUND' });
  });
});

describe('bet', () => {
  it('CATALOGUE-032, PLATFORM-033: a bet debits the stake', async () => {
    const session = await openTestSession(platform, 10_000n);
    const id = key();
    expect(await bet(session, id, '40.50')).toEqual({ balance: '59.50', transaction_id: id });
    expect(await call({ action: 'balance', session_id: session.session_id, player_id: session.player_id })).toEqual({ balance: '59.50' });
  });

  it('makes one debit of 50 parallel copies, and returns equal answers', async () => {
    const session = await openTestSession(platform, 10_000n);
    const id = key();
    const answers = await Promise.all(Array.from({ length: 50 }, () => bet(session, id, '10.00')));
    expect(answers).toEqual(Array.from({ length: 50 }, () => ({ balance: '90.00', transaction_id: id })));
    expect(await cashOf(platform.db, session.playerId)).toBe(9000n);
  });

  it('does not spend the same money twice', async () => {
    const session = await openTestSession(platform, 1000n);
    const answers = await Promise.all(Array.from({ length: 20 }, () => bet(session, key(), '3.00')));
    expect(answers.filter((answer) => answer.error_code === 'INSUFFICIENT_FUNDS')).toHaveLength(17);
    expect(await cashOf(platform.db, session.playerId)).toBe(100n);
  });

  it('cannot use the exposure at the exchange', async () => {
    const session = await openTestSession(platform, 1000n);
    await platform.db.execute(sql`insert into hold (player_id, market_id, amount) values (${session.playerId}, 'm1', 400)`);
    expect(await bet(session, key(), '6.01')).toMatchObject({ error_code: 'INSUFFICIENT_FUNDS', balance: '6.00' });
    expect(await bet(session, key(), '6.00')).toMatchObject({ balance: '0.00' });
    expect(await win(session, key(), '2.00')).toMatchObject({ balance: '2.00' });
  });

  it('does not store a refusal for lack of money', async () => {
    const session = await openTestSession(platform, 500n);
    const id = key();
    expect(await bet(session, id, '6.00')).toMatchObject({ error_code: 'INSUFFICIENT_FUNDS', balance: '5.00' });
    await win(session, key(), '1.00', 'other');
    expect(await bet(session, id, '6.00')).toEqual({ balance: '0.00', transaction_id: id });
  });

  it('answers a repeat from the store, also when money has gone and the answer was lost', async () => {
    const session = await openTestSession(platform, 1000n);
    const id = key();
    const first = await bet(session, id, '10.00');
    expect(await bet(session, id, '10.00')).toEqual(first);
    expect(await cashOf(platform.db, session.playerId)).toBe(0n);
  });

  it.each([
    ['another amount', { amount: '2.00' }],
    ['another round', { round_id: 'r2' }],
  ])('refuses a known id with %s', async (_name, change) => {
    const session = await openTestSession(platform, 1000n);
    const params = { action: 'bet', ...idsOf(session), round_id: 'r1', transaction_id: key(), amount: '1.00' };
    await call(params);
    expect(await call({ ...params, ...change })).toMatchObject({ error_code: 'TRANSACTION_MISMATCH' });
  });

  it('gives an id to one of two players who use it at the same moment', async () => {
    const [one, other] = [await openTestSession(platform, 1000n), await openTestSession(platform, 1000n)];
    const id = key();
    const answers = await Promise.all([bet(one, id, '1.00'), bet(other, id, '1.00')]);
    expect(answers.map((answer) => answer.error_code ?? 'ok').sort()).toEqual(['TRANSACTION_MISMATCH', 'ok']);
  });

  it('is refused when the session is closed, and a win is not', async () => {
    const session = await openTestSession(platform, 1000n);
    await bet(session, key(), '1.00');
    await platform.db.execute(sql`update game_session set closed_at = started_at where id = ${session.session_id}`);
    expect(await bet(session, key(), '1.00')).toMatchObject({ error_code: 'SESSION_CLOSED' });
    expect(await win(session, key(), '5.00')).toMatchObject({ balance: '14.00' });
  });

  it('is refused to a blocked player, and a win and a refund are not', async () => {
    const session = await openTestSession(platform, 1000n);
    const placed = key();
    await bet(session, placed, '1.00', 'r2');
    await platform.db.execute(sql`update players set status = 'blocked' where id = ${session.playerId}`);
    expect(await bet(session, key(), '1.00')).toMatchObject({ error_code: 'PLAYER_BLOCKED' });
    expect(await win(session, key(), '5.00')).toMatchObject({ balance: '14.00' });
    expect(await refund(session, key(), placed)).toMatchObject({ balance: '15.00' });
  });

  it('is refused in a settled round', async () => {
    const session = await openTestSession(platform, 1000n);
    await bet(session, key(), '1.00');
    await win(session, key(), '0');
    expect(await bet(session, key(), '1.00')).toMatchObject({ error_code: 'ROUND_CLOSED' });
  });
});

describe('win', () => {
  it('without a known bet is paid and flagged', async () => {
    const session = await openTestSession(platform, 0n);
    const id = key();
    expect(await win(session, id, '7.00')).toEqual({ balance: '7.00', transaction_id: id });
    const { rows } = await platform.db.execute(sql`select needs_reconciliation from seamless_transaction where transaction_id = ${id}`);
    expect(rows).toEqual([{ needs_reconciliation: true }]);
  });

  it('of zero settles the round', async () => {
    const session = await openTestSession(platform, 1000n);
    await bet(session, key(), '4.00');
    await win(session, key(), '0');
    const { rows } = await platform.db.execute(
      sql`select kind, bet_amount, win_amount from bet_record where session_id = ${session.session_id}`,
    );
    expect(rows).toEqual([{ kind: 'settlement', bet_amount: '400', win_amount: '0' }]);
  });

  it('is paid once, also when it is sent many times', async () => {
    const session = await openTestSession(platform, 0n);
    const id = key();
    const answers = await Promise.all(Array.from({ length: 10 }, () => win(session, id, '7.00')));
    expect(new Set(answers.map((answer) => answer.balance))).toEqual(new Set(['7.00']));
  });
});

describe('refund', () => {
  it('gives the bet back once', async () => {
    const session = await openTestSession(platform, 1000n);
    const placed = key();
    await bet(session, placed, '4.00');
    expect(await refund(session, key(), placed)).toMatchObject({ balance: '10.00' });
    expect(await refund(session, key(), placed)).toMatchObject({ balance: '10.00' });
  });

  it('of a bet that never came keeps it from coming later', async () => {
    const session = await openTestSession(platform, 1000n);
    const late = key();
    expect(await refund(session, key(), late)).toMatchObject({ balance: '10.00' });
    expect(await bet(session, late, '4.00')).toMatchObject({ error_code: 'TRANSACTION_CANCELLED' });
    expect(await cashOf(platform.db, session.playerId)).toBe(1000n);
  });

  it("does not reach another player's bet", async () => {
    const [one, other] = [await openTestSession(platform, 1000n), await openTestSession(platform, 1000n)];
    const placed = key();
    await bet(one, placed, '4.00');
    expect(await refund(other, key(), placed)).toMatchObject({ error_code: 'TRANSACTION_MISMATCH' });
  });
});

describe('rollback', () => {
  it('undoes bet and win, and a second one changes nothing', async () => {
    const session = await openTestSession(platform, 1000n);
    const [placed, won] = [key(), key()];
    await bet(session, placed, '4.00');
    await win(session, won, '9.00');
    const items: [string, string, string][] = [
      ['bet', placed, '4.00'],
      ['win', won, '9.00'],
    ];
    expect(await rollback(session, key(), items)).toMatchObject({ balance: '10.00' });
    expect(await rollback(session, key(), items)).toMatchObject({ balance: '10.00' });
  });

  it('of a spent win leaves the wallet below zero, where nothing more can be staked', async () => {
    const session = await openTestSession(platform, 0n);
    const won = key();
    await win(session, won, '9.00', 'r1', '0');
    await bet(session, key(), '9.00', 'r2');
    expect(await rollback(session, key(), [['win', won, '9.00']])).toMatchObject({ balance: '-9.00' });
    expect(await bet(session, key(), '0.01', 'r3')).toMatchObject({ error_code: 'INSUFFICIENT_FUNDS', balance: '-9.00' });
    expect(await win(session, key(), '4.00', 'r2')).toMatchObject({ balance: '-5.00' });
  });

  it('of an unknown bet keeps it from coming later', async () => {
    const session = await openTestSession(platform, 1000n);
    const late = key();
    await rollback(session, key(), [['bet', late, '4.00']]);
    expect(await bet(session, late, '4.00')).toMatchObject({ error_code: 'TRANSACTION_CANCELLED' });
  });

  it('of a refund takes the stake again, once', async () => {
    const session = await openTestSession(platform, 1000n);
    const [placed, given] = [key(), key()];
    await bet(session, placed, '4.00');
    await refund(session, given, placed);
    expect(await rollback(session, key(), [['refund', given, '4.00']])).toMatchObject({ balance: '6.00' });
    expect(await rollback(session, key(), [['refund', given, '4.00']])).toMatchObject({ balance: '6.00' });
    expect(await refund(session, key(), placed)).toMatchObject({ balance: '10.00' });
  });

  it('of bet and refund together leaves the balance as it was', async () => {
    const session = await openTestSession(platform, 1000n);
    const [placed, given] = [key(), key()];
    await bet(session, placed, '4.00');
    await refund(session, given, placed);
    expect(
      await rollback(session, key(), [
        ['bet', placed, '4.00'],
        ['refund', given, '4.00'],
      ]),
    ).toMatchObject({ balance: '10.00' });
  });

  it('with another amount than the bet had does nothing', async () => {
    const session = await openTestSession(platform, 1000n);
    const placed = key();
    await bet(session, placed, '4.00');
    expect(await rollback(session, key(), [['bet', placed, '400.00']])).toMatchObject({ error_code: 'TRANSACTION_MISMATCH' });
    expect(await cashOf(platform.db, session.playerId)).toBe(600n);
  });
});
