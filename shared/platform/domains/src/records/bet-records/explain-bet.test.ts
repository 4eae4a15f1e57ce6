import { randomUUID } from 'node:crypto';
import { paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { explainBet, BetRecord } from '@site/api/contracts/records';
import type * as z from '@site/api/schema';
import { openTestSession, type TestSession } from '#games/testing';
import { ask } from '#safer-play/testing';
import { createTicket, type TicketKind } from '#rewards';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { settle, type Settled } from './testing';

type Explained = z.input<typeof explainBet.output>;

let platform: TestPlatform;
let session: TestSession;
beforeAll(async () => {
  platform = await createTestPlatform({ now: new Date('2026-03-10T15:00:00+06:00') });
});
beforeEach(async () => {
  // Enough money that no ticket is released for an empty wallet.
  session = await openTestSession(platform, 100_000n);
});
afterAll(() => platform.stop());

async function addTicket(kind: TicketKind, taka: bigint, ref = { type: 'test', id: randomUUID() as string }) {
  platform.clock.advance(1);
  return createTicket(platform.db, { playerId: session.playerId, kind, required: paisa(taka * 100n), ref, at: platform.clock.now() });
}

const play = (played: Omit<Settled, 'at'>) => settle(platform, session, { at: platform.clock.now(), ...played });

async function explain(nth = 0) {
  const { data } = (await ask(platform, session, 'bet-records')).json<{ data: BetRecord[] }>();
  return (await ask(platform, session, `bet-records/${data[nth]?.id}/turnover`)).json<Explained>();
}

const NO_PROMOTION = { promotion: null };

it('PLATFORM-046: T1: shows that a slot stake filled the oldest ticket and went on to the next', async () => {
  const [first, second] = [await addTicket('base', 300n), await addTicket('base', 5000n)];
  await play({ bet: 500 });
  expect(await explain()).toEqual({
    bet_amount: '500.00',
    game_type: 'SLOT',
    bonus_weight: 100,
    parts: [
      { ...NO_PROMOTION, ticket_id: first, kind: 'base', stake: '300.00', counted: '300.00', weight: 100 },
      { ...NO_PROMOTION, ticket_id: second, kind: 'base', stake: '200.00', counted: '200.00', weight: 100 },
    ],
    unused: '0.00',
  });
});

it('PLATFORM-046: T2: shows that a live stake was weighed on a bonus ticket and counted in full on the base ticket', async () => {
  const [bonus, base] = [await addTicket('bonus', 50n), await addTicket('base', 1000n)];
  await play({ bet: 500, type: 'LIVE' });
  expect(await explain()).toEqual({
    bet_amount: '500.00',
    game_type: 'LIVE',
    bonus_weight: 20,
    parts: [
      { ...NO_PROMOTION, ticket_id: bonus, kind: 'bonus', stake: '250.00', counted: '50.00', weight: 20 },
      { ...NO_PROMOTION, ticket_id: base, kind: 'base', stake: '250.00', counted: '250.00', weight: 100 },
    ],
    unused: '0.00',
  });
});

it('T3: shows that a stake of weight zero counted for nothing', async () => {
  await addTicket('bonus', 50n);
  await play({ bet: 500, type: 'SPORTS', odds: 149 });
  expect(await explain()).toEqual({ bet_amount: '500.00', game_type: 'SPORTS', bonus_weight: 0, parts: [], unused: '500.00' });
});

it('shows the part of a stake that no ticket needed', async () => {
  await addTicket('base', 30n);
  await play({ bet: 100 });
  expect(await explain()).toMatchObject({ parts: [{ stake: '30.00' }], unused: '70.00' });
});

it('shows that nothing counted where no ticket was active', async () => {
  await play({ bet: 100, type: 'TABLE' });
  expect(await explain()).toMatchObject({ bonus_weight: 20, parts: [], unused: '100.00' });
});

it('names the promotion of a bonus ticket', async () => {
  const at = platform.clock.now().toISOString();
  const { rows } = await platform.db.execute<{ id: string; promotion: string }>(sql`
    insert into cash_transaction (number, player_id, action, key, amount, method_id, method_name, account_number, trx_key, promotion_id,
      initiated_at, submitted_at, updated_at)
    select 'D-explained', ${session.playerId}, 'deposit', '1', 50000, m.id, m.name, '01700000000', 'EXPLAINED', p.id, ${at}, ${at}, ${at}
    from (select * from payment_method limit 1) m, (select * from promotions order by id limit 1) p
    returning id, (select name from promotions where id = promotion_id) as promotion`);
  await addTicket('bonus', 500n, { type: 'deposit', id: String(rows[0]?.id) });
  await play({ bet: 100, type: 'CRASH' });
  expect((await explain()).parts).toMatchObject([{ counted: '50.00', weight: 50, promotion: { name: rows[0]?.promotion } }]);
});

it('shows the turnover that still counts after a part of the stake was taken back', async () => {
  await addTicket('base', 5000n);
  const round = await play({ bet: 500 });
  platform.clock.advance(1);
  await play({ bet: 200, round });
  for (const nth of [0, 1])
    expect(await explain(nth)).toMatchObject({ bet_amount: '200.00', parts: [{ stake: '200.00', counted: '200.00' }], unused: '0.00' });
});

it('explains a player’s own bets only', async () => {
  await play({ bet: 100 });
  const { data } = (await ask(platform, session, 'bet-records')).json<{ data: BetRecord[] }>();
  const other = await platform.signUp();
  const answers = await Promise.all([`${data[0]?.id}`, '999999999999999'].map((id) => ask(platform, other, `bet-records/${id}/turnover`)));
  expect(answers.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code])).toEqual([
    [404, 'platform.not_found'],
    [404, 'platform.not_found'],
  ]);
});

it.each(['x', '-1', '1e3', '1.5'])('refuses %s for a record', async (id) => {
  expect((await ask(platform, session, `bet-records/${id}/turnover`)).statusCode).toBe(422);
});
