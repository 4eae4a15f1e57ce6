import { randomUUID } from 'node:crypto';
import { sql } from '@site/platform-kit/data/sql';
import {
  comeBackAfter,
  inboxOf,
  newDeposit,
  newWithdrawal,
  operate,
  openConnections,
  shownTo,
  signUpReady,
} from '@site/platform-domains/funds/testing';
import { confirmationOf } from '@site/platform-domains/access/testing';
import { assertLedger } from '@site/platform-domains/ledger';
import { reviewDue } from '@site/platform-domains/funds';
import { createTestPlatform, type TestPlatform, type TestPlayer } from '@site/platform-testing/test-platform';
import { decidedLines, queueLines } from './queue-lines';
import type { DecidedTransaction, QueuePage } from './queue.shapes';
import { addPersonByKey, joinAs } from './testing-console';

const LIMIT_TAKA = 5000;

let platform: TestPlatform;
let player: TestPlayer;
const keys: Record<string, string> = {};
beforeAll(async () => {
  platform = await createTestPlatform();
  await openConnections(platform);
  await operate(platform, 'PATCH', 'settings', { second_person_from: LIMIT_TAKA, auto_review: 'on' });
  for (const name of ['nadia', 'karim', 'maya']) keys[name] = (await addPersonByKey(platform, name, 'cashier')).key;
  keys['leila'] = (await addPersonByKey(platform, 'leila', 'support')).key;
});
beforeEach(async () => {
  player = await signUpReady(platform, 20_000);
});
afterEach(async () => {
  await platform.db.execute(sql`delete from cash_transaction_proposal`);
  await assertLedger(platform.db);
});
afterAll(() => platform.stop());

const as = (name: string, path: string, payload: object = {}) =>
  platform.operator.inject({
    method: 'POST',
    url: `/operator/transactions/${path}`,
    headers: { 'x-operator-key': keys[name] ?? '' },
    payload,
  });
const propose = async (name: string, path: string, payload: object = {}) => {
  const answer = await as(name, path, payload);
  expect(answer.statusCode).toBe(200);
  const decided = answer.json<DecidedTransaction>();
  expect(decided).toMatchObject({ key: '0', proposal: { by: name } });
  return { decided, proposal: decided.proposal?.id ?? 0 };
};
const queued = async (id: string) =>
  (await operate(platform, 'GET', `queue?text=${id}`)).json<QueuePage>().rows.find(({ transaction_id: number }) => number === id);
const keyOf = async (id: string) =>
  (await platform.db.execute<{ key: string }>(sql`select key from cash_transaction where number = ${id}`)).rows[0]?.key;

it('pays a large withdrawal only after two people have approved it', async () => {
  const id = await newWithdrawal(platform, player, { amount: LIMIT_TAKA });
  expect(await queued(id)).toMatchObject({ needs_second: ['approve', 'refuse'], proposal: null });
  const { proposal, decided } = await propose('nadia', `${id}/approve`);
  expect(await queued(id)).toMatchObject({ proposal: { id: proposal, verdict: 'approve', reason: null, by: 'nadia' }, review_at: null });
  expect(await shownTo(platform, player)).toMatchObject([{ key: '0' }]);
  expect(decidedLines(decided)).toContain(`Another person: confirm ${id} proposal=${proposal}`);
  const row = await queued(id);
  expect(row && queueLines({ rows: [row], next: null, count: 1, methods: [] })).toContain(
    `nadia proposes to approve: it waits for a second person, proposal=${proposal}`,
  );
  expect((await as('karim', `${id}/confirm`, { proposal })).json()).toMatchObject({ key: '1', proposal: null });
  expect(await queued(id)).toBeUndefined();
  expect((await as('maya', `${id}/confirm`, { proposal })).json()).toMatchObject({ code: 'funds.not_changeable' });
});

it('refuses a large withdrawal, which gives the money back, only after two people, and the player reads the reason of the first', async () => {
  const id = await newWithdrawal(platform, player, { amount: 6000 });
  const { proposal } = await propose('nadia', `${id}/fail`, { reason: 'The account does not exist.' });
  expect(await queued(id)).toMatchObject({ proposal: { verdict: 'refuse', reason: 'The account does not exist.' } });
  expect((await as('karim', `${id}/confirm`, { proposal })).json()).toMatchObject({ key: '2', reason: 'The account does not exist.' });
  expect((await inboxOf(platform, player))[0]?.message).toContain('The account does not exist.');
});

it('needs two people to approve a large deposit, and one to refuse it', async () => {
  const id = await newDeposit(platform, player, { amount: LIMIT_TAKA });
  expect(await queued(id)).toMatchObject({ needs_second: ['approve'] });
  expect((await as('nadia', `${id}/fail`, { reason: 'No transfer was found.' })).json()).toMatchObject({ key: '2' });
});

it('leaves an amount below the limit to one person', async () => {
  const id = await newWithdrawal(platform, player, { amount: LIMIT_TAKA - 1 });
  expect((await as('nadia', `${id}/approve`)).json()).toMatchObject({ key: '1', proposal: null });
});

it('takes a key and a session of one person for one person', async () => {
  const { browser } = await joinAs(platform, 'sara', 'cashier').then(async (joined) => {
    keys['sara'] = joined.key;
    return joined;
  });
  const id = await newWithdrawal(platform, player, { amount: 6000 });
  const { proposal } = await propose('sara', `${id}/approve`);
  const answer = await browser.post(`transactions/${id}/confirm`, { proposal });
  expect([answer.statusCode, answer.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'platform.forbidden', message: 'You have proposed this decision. Another person has to confirm it.' }),
  ]);
  expect(await keyOf(id)).toBe('0');
});

it('lets the second person send a proposal back, and the first take it back; then the request waits as before', async () => {
  const id = await newWithdrawal(platform, player, { amount: 6000 });
  for (const name of ['karim', 'nadia']) {
    const { proposal } = await propose('nadia', `${id}/approve`);
    expect((await as(name, `${id}/send-back`, { proposal })).json()).toMatchObject({ key: '0', proposal: null });
    expect((await as('karim', `${id}/confirm`, { proposal })).json()).toMatchObject({ code: 'funds.changed' });
  }
  await propose('karim', `${id}/approve`);
});

it('has one proposal at a time, and confirms none that the person has not seen', async () => {
  const id = await newWithdrawal(platform, player, { amount: 6000 });
  const { proposal: first } = await propose('nadia', `${id}/approve`);
  for (const path of ['approve', 'fail'])
    expect((await as('karim', `${id}/${path}`, path === 'fail' ? { reason: 'No.' } : {})).json()).toMatchObject({ code: 'funds.changed' });
  await as('nadia', `${id}/send-back`, { proposal: first });
  const { proposal: second } = await propose('nadia', `${id}/fail`, { reason: 'No.' });
  expect((await as('karim', `${id}/confirm`, { proposal: first })).json()).toMatchObject({ code: 'funds.changed' });
  expect(await queued(id)).toMatchObject({ proposal: { id: second } });
});

it('forgets a proposal with the attempt that it was about', async () => {
  const id = await newWithdrawal(platform, player, { amount: 6000 });
  const { proposal } = await propose('nadia', `${id}/approve`);
  await comeBackAfter(platform, 1800, player);
  const edited = await platform.app.inject({
    method: 'POST',
    url: '/api/transaction/resubmit',
    headers: { authorization: `Bearer ${player.token}`, 'idempotency-key': randomUUID() },
    payload: { transaction_id: id, amount: 7000, account_number: '01812345678', confirmation: await confirmationOf(platform, player) },
  });
  expect(edited.json()).toMatchObject({ transaction_id: id });
  expect(await queued(id)).toMatchObject({ attempt: 2, amount: '7000.00', proposal: null });
  expect((await as('karim', `${id}/confirm`, { proposal })).json()).toMatchObject({ code: 'funds.changed' });
  expect(await keyOf(id)).toBe('0');
});

it('confirms once when two people confirm at the same moment, and does not confirm what another sends back', async () => {
  for (const other of ['confirm', 'send-back']) {
    const sender = await signUpReady(platform, 20_000);
    const id = await newWithdrawal(platform, sender, { amount: 6000 });
    const { proposal } = await propose('nadia', `${id}/approve`);
    const answers = await Promise.all([
      as('karim', `${id}/confirm`, { proposal }),
      as('maya', `${id}/${other}`, { proposal }),
      as('karim', `${id}/confirm`, { proposal }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const { rows } = await platform.db.execute(sql`
      select 1 from cash_transaction_event e join cash_transaction t on t.id = e.transaction_id where t.number = ${id} and e.step = 'approved'`);
    expect(rows).toHaveLength((await keyOf(id)) === '1' ? 1 : 0);
  }
});

it('proposes once when two people approve at the same moment', async () => {
  const id = await newWithdrawal(platform, player, { amount: 6000 });
  const answers = await Promise.all([as('nadia', `${id}/approve`), as('karim', `${id}/approve`)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await keyOf(id)).toBe('0');
});

it('is not decided by the reviewer of the sandbox while it waits for a second person', async () => {
  const id = await newWithdrawal(platform, player, { amount: 6000 });
  await propose('nadia', `${id}/approve`);
  platform.clock.advance(60);
  await reviewDue(platform.context);
  expect(await keyOf(id)).toBe('0');
});

it('has both people in the audit log', async () => {
  const id = await newWithdrawal(platform, player, { amount: 6000 });
  const { proposal } = await propose('nadia', `${id}/approve`);
  await as('karim', `${id}/send-back`, { proposal });
  const { proposal: again } = await propose('karim', `${id}/approve`);
  await as('nadia', `${id}/confirm`, { proposal: again });
  const { rows } = await platform.db.execute(sql`
    select coalesce(call, action) as act, who, detail ->> 'proposed_by' as proposed_by, detail ->> 'decided_by' as decided_by
    from audit_log where player_id = ${player.playerId} and (action like 'withdraw.%' or call like '%transactions%') order by id`);
  const call = (verb: string, who: string) => ({
    act: `POST /operator/transactions/:transaction_id/${verb}`,
    who,
    proposed_by: null,
    decided_by: null,
  });
  const step = (name: string, proposedBy: string | null, decidedBy: string | null) => ({
    act: `withdraw.${name}`,
    who: null,
    proposed_by: proposedBy,
    decided_by: decidedBy,
  });
  expect(rows).toEqual([
    step('received', null, null),
    step('proposed', 'nadia', null),
    call('approve', 'nadia'),
    step('sent_back', 'nadia', 'karim'),
    call('send-back', 'karim'),
    step('proposed', 'karim', null),
    call('approve', 'karim'),
    step('approved', 'karim', 'nadia'),
    call('confirm', 'nadia'),
  ]);
});

it('is no matter of other roles', async () => {
  const id = await newWithdrawal(platform, player, { amount: 6000 });
  const { proposal } = await propose('nadia', `${id}/approve`);
  for (const path of ['confirm', 'send-back']) expect((await as('leila', `${id}/${path}`, { proposal })).statusCode).toBe(403);
  for (const wrong of [{}, { proposal: 0 }, { proposal: 'x' }]) expect((await as('karim', `${id}/confirm`, wrong)).statusCode).toBe(422);
});
