import { randomUUID } from 'node:crypto';
import { sql } from '@site/platform-kit/data/sql';
import { inTransaction } from '@site/platform-kit/data/database';
import { assertLedger, lockCash } from '#ledger';
import { untilBlocked } from '@site/platform-testing/blocked-statements';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { callWallet, idsOf, launchTokenOf, openTestSession, runGame, type TestSession } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const bet = (session: TestSession, amount: string, round = 'r1', id = randomUUID()) =>
  callWallet(platform, { action: 'bet', ...idsOf(session), round_id: round, transaction_id: id, amount });
const logOut = (token: string) =>
  platform.app.inject({ method: 'POST', url: '/api/logout', headers: { authorization: `Bearer ${token}` } });

async function block({ playerId }: TestSession) {
  const { rows } = await platform.db.execute<{ username: string }>(sql`select username from players where id = ${playerId}`);
  await platform.operator.inject({
    method: 'PATCH',
    url: `/operator/players/${rows[0]?.username}`,
    headers: { 'x-operator-key': platform.context.settings.operatorKey },
    payload: { status: 'blocked' },
  });
}

describe.each([
  ['log-out', (session: TestSession) => logOut(session.token)],
  ['blocking', block],
])('after %s', (_name, endPlay) => {
  it('a bet is refused, and wins, refunds and rollbacks still pass', async () => {
    const session = await openTestSession(platform, 1000n);
    const [won, refunded, undone] = [randomUUID(), randomUUID(), randomUUID()];
    await bet(session, '1.00', 'r1', won);
    await bet(session, '2.00', 'r2', refunded);
    await bet(session, '3.00', 'r3', undone);
    await endPlay(session);

    expect(await bet(session, '1.00')).toMatchObject({ error_code: 'SESSION_CLOSED' });
    const win = { action: 'win', ...idsOf(session), round_id: 'r1', transaction_id: randomUUID(), amount: '5.00', finished: '1' };
    expect(await callWallet(platform, win)).toMatchObject({ balance: '9.00' });
    const refund = { action: 'refund', player_id: session.player_id, transaction_id: randomUUID(), bet_transaction_id: refunded };
    expect(await callWallet(platform, refund)).toMatchObject({ balance: '11.00' });
    const rollback = {
      action: 'rollback',
      player_id: session.player_id,
      transaction_id: randomUUID(),
      'rollback_transactions[0][action]': 'bet',
      'rollback_transactions[0][transaction_id]': undone,
      'rollback_transactions[0][amount]': '3.00',
    };
    expect(await callWallet(platform, rollback)).toMatchObject({ balance: '14.00' });
  });

  it('a bet that was placed before still gets its stored answer', async () => {
    const session = await openTestSession(platform, 1000n);
    const id = randomUUID();
    const first = await bet(session, '1.00', 'r1', id);
    await endPlay(session);
    expect(await bet(session, '1.00', 'r1', id)).toEqual(first);
  });

  it('an unused launch token opens nothing', async () => {
    const session = await openTestSession(platform, 0n);
    const { url } = (await runGame(platform, { token: session.token, remoteId: session.player_id })).json<{ url: string }>();
    await endPlay(session);
    expect(await callWallet(platform, { action: 'session', launch_token: launchTokenOf(url) })).toMatchObject({
      error_code: 'INVALID_TOKEN',
    });
  });
});

it('ends play only after a bet that holds the lock on the wallet, so that none is taken once log-out has answered', async () => {
  const session = await openTestSession(platform, 1000n);
  const { loggedOut } = await inTransaction(platform.db, async (tx) => {
    await lockCash(tx, session.playerId);
    const answered = Promise.resolve(logOut(session.token)).then(() => 'answered');
    await untilBlocked(platform.db);
    return { loggedOut: answered };
  });
  expect(await loggedOut).toBe('answered');
});

it("leaves other players' games open", async () => {
  const [one, other] = [await openTestSession(platform, 1000n), await openTestSession(platform, 1000n)];
  await logOut(one.token);
  expect(await bet(other, '1.00')).toMatchObject({ balance: '9.00' });
});
