import { paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Turnover } from '@site/api/contracts/turnover';
import { openTestSession } from '#games/testing';
import { settle } from '#records/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { createTicket } from './turnover.service';
import type { TicketKind } from './turnover.rules';

let platform: TestPlatform;
let token: string;
let playerId: number;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  ({ token, playerId } = await platform.signUp());
});
afterAll(() => platform.stop());

const listTurnovers = async (query = '') =>
  (await platform.app.inject({ url: `/api/turnovers${query}`, headers: { authorization: `Bearer ${token}` } })).json<Turnover[]>();

let references = 0;
const addTicket = (ref: { type: string; id?: string }, kind: TicketKind = 'base') =>
  createTicket(platform.db, {
    playerId,
    kind,
    required: paisa(50_000n),
    ref: { type: ref.type, id: ref.id ?? `t${(references += 1)}` },
    at: platform.clock.now(),
  });
const complete = (id: number) => platform.db.execute(sql`update turnover_ticket set remaining = 0, status = 'complete' where id = ${id}`);

async function addDeposit(promotionId: number | null, owner = playerId) {
  const at = platform.clock.now().toISOString();
  const { rows } = await platform.db.execute<{ id: string; name: string }>(sql`
    insert into cash_transaction (number, player_id, action, key, amount, method_id, method_name, account_number, trx_key, promotion_id,
      initiated_at, submitted_at, updated_at)
    select ${`D8${(references += 1)}`}, ${owner}, 'deposit', '1', 50000, id, name, '01700000000', ${`T${references}`}, ${promotionId}, ${at}, ${at}, ${at}
    from payment_method limit 1 returning id, method_name as name`);
  return { id: String(rows[0]?.id), method: rows[0]?.name };
}
const aPromotion = async () =>
  (await platform.db.execute<{ id: number; name: string; turnover: number }>(sql`select id, name, turnover from promotions limit 1`))
    .rows[0];

it('RECORDS-038: has none at first', async () => {
  expect(await listTurnovers()).toEqual([]);
});

it('RECORDS-037: shows the turnover that a deposit with a promotion requires', async () => {
  const promotion = await aPromotion();
  const { id, method } = await addDeposit(promotion?.id ?? null);
  const ticketId = await addTicket({ type: 'deposit', id }, 'bonus');
  await platform.db.execute(sql`update turnover_ticket set remaining = 20000 where id = ${ticketId}`);
  const [ticket] = await listTurnovers();
  const at = platform.clock.now().toISOString();
  expect(ticket).toMatchObject({
    id: ticketId,
    created_at: at,
    updated_at: at,
    status: 'active',
    required_turnover: '500.00',
    remaining_turnover: '200.00',
  });
  expect(ticket?.transaction).toMatchObject({
    action: 'deposit',
    promotion: { name: promotion?.name, turnover: promotion?.turnover },
    payment_method: { name: method },
  });
});

it('names no promotion where the ticket is for the deposit or its rebate alone', async () => {
  const { id, method } = await addDeposit((await aPromotion())?.id ?? null);
  await addTicket({ type: 'deposit', id });
  await addTicket({ type: 'rebate', id });
  expect((await listTurnovers()).map(({ transaction }) => transaction)).toEqual([
    { action: 'deposit', promotion: null, payment_method: { name: method } },
    { action: 'rebate', promotion: null, payment_method: { name: method } },
  ]);
});

it('shows a ticket from another source', async () => {
  await addTicket({ type: 'vip' });
  expect((await listTurnovers())[0]?.transaction).toEqual({ action: 'vip', promotion: null, payment_method: null });
});

it('RECORDS-038: shows the oldest active first, then the completed ones, the newest first', async () => {
  const ids = [];
  for (let at = 0; at < 5; at++) ids.push(await addTicket({ type: 'test' }));
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0] = ids;
  await complete(first);
  await complete(third);
  expect((await listTurnovers()).map(({ id, status }) => [id, status])).toEqual([
    [second, 'active'],
    [fourth, 'active'],
    [fifth, 'active'],
    [third, 'complete'],
    [first, 'complete'],
  ]);
});

it('RECORDS-036, PLATFORM-046: counts a bet of 100 as 100 less on the oldest ticket, and completes it when nothing is left', async () => {
  const session = await openTestSession(platform, 1_000_000n);
  ({ token, playerId } = session);
  const [first, second] = [await addTicket({ type: 'test' }), await addTicket({ type: 'test' })];
  const stake = async (bet: number) => {
    await settle(platform, session, { bet, at: platform.clock.now() });
    return (await listTurnovers()).map(({ id, status, remaining_turnover }) => [id, status, remaining_turnover]);
  };
  expect(await stake(100)).toEqual([
    [first, 'active', '400.00'],
    [second, 'active', '500.00'],
  ]);
  expect(await stake(400)).toEqual([
    [second, 'active', '500.00'],
    [first, 'complete', '0.00'],
  ]);
});

it('shows nothing of another player', async () => {
  const other = await platform.signUp();
  const { id } = await addDeposit(null, other.playerId);
  await addTicket({ type: 'deposit', id });
  expect((await listTurnovers())[0]?.transaction.payment_method).toBeNull();
  token = other.token;
  expect(await listTurnovers()).toEqual([]);
});
