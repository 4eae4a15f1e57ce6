import { randomUUID } from 'node:crypto';
import { paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import { inTransaction } from '@site/platform-kit/data/database';
import { addMatched, openMarket } from '@site/platform-exchange/settlement/testing';
import { openTestSession, type TestSession } from '#games/testing';
import { playerCash, playerHeld, post } from '#ledger';
import { bet, refund, win } from '#safer-play/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { createTicket } from './turnover.service';

let platform: TestPlatform;
let session: TestSession;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  session = await openTestSession(platform, 2000n);
  await createTicket(platform.db, {
    playerId: session.playerId,
    kind: 'bonus',
    required: paisa(100_000n),
    ref: { type: 'test', id: randomUUID() },
    at: platform.clock.now(),
  });
});
afterAll(() => platform.stop());

const ticket = async () => {
  const { rows } = await platform.db.execute<{ status: string; remaining: string }>(
    sql`select status, remaining from turnover_ticket where player_id = ${session.playerId}`,
  );
  return rows[0];
};
const lose = async (taka: number) => {
  const { round } = await bet(platform, session, taka);
  return win(platform, session, 0, round);
};

it('completes the tickets of a player who has less than ten taka left', async () => {
  await lose(10);
  expect(await ticket()).toMatchObject({ status: 'active' });
  await lose(0.01);
  expect(await ticket()).toEqual({ status: 'complete', remaining: '0' });
});

it('waits while another bet is open', async () => {
  const open = await bet(platform, session, 5);
  await lose(15);
  expect(await ticket()).toMatchObject({ status: 'active' });
  await win(platform, session, 0, open.round);
  expect(await ticket()).toMatchObject({ status: 'complete' });
});

it('does not wait for a round whose bet was given back', async () => {
  const given = await bet(platform, session, 5);
  await refund(platform, session, given.id);
  await lose(15);
  expect(await ticket()).toMatchObject({ status: 'complete' });
});

it('waits while a bet is open at the exchange, also one that is hedged and holds nothing', async () => {
  const { playerId } = session;
  const marketId = await openMarket(platform, 'odds');
  for (const side of ['back', 'lay'] as const) await addMatched(platform, { playerId, marketId, selection: 'A', side, stake: 5, odds: 2 });
  await platform.db.execute(sql`delete from hold where player_id = ${playerId}`);
  await lose(15);
  expect(await ticket()).toMatchObject({ status: 'active' });
});

it('waits while a withdrawal may come back', async () => {
  const { playerId } = session;
  const postings = [
    { account: playerCash(playerId), amount: paisa(-1000n) },
    { account: playerHeld(playerId), amount: paisa(1000n) },
  ];
  await inTransaction(platform.db, (tx) =>
    post(tx, { kind: 'test', idemKey: randomUUID(), ref: { type: 'test', id: '' }, postings, at: platform.clock.now() }),
  );
  await lose(10);
  expect(await ticket()).toMatchObject({ status: 'active' });
});

it('leaves the tickets of a player who wins', async () => {
  const { round } = await bet(platform, session, 20);
  await win(platform, session, 20, round);
  expect(await ticket()).toMatchObject({ status: 'active' });
});
