import { paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import { inTransaction } from '@site/platform-kit/data/database';
import { createTestPlatform, type TestPlatform, type TestBearer } from '@site/platform-testing/test-platform';
import { cashOf } from '#ledger';
import { ask, setLimit } from '#safer-play/testing';
import { submitDeposit } from './deposits.service';
import { askForNumber, newDepositor, newTrx, outcomeOf, PADMA_MERCHANT, type TestDepositor } from './testing';

const LIVE_CASINO = 5;
const OLD_SAMPLE = 1;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ now: new Date() });
});
afterAll(() => platform.stop());

/** A player with a receiving number for 1,000 taka. */
async function ready(): Promise<TestDepositor> {
  const player = await newDepositor(platform);
  await askForNumber(platform, player);
  return player;
}

const bodyOf = ({ phone }: { phone: string }) => ({
  account_number: phone,
  transaction_id: newTrx(),
  amount: 1000 as number | string,
  payment_id: PADMA_MERCHANT,
});

const submit = (player: TestDepositor, change: object = {}) => ask(platform, player, 'submit-deposit', { ...bodyOf(player), ...change });
const codeOf = async (answer: Promise<Parameters<typeof outcomeOf>[0]>) => outcomeOf(await answer);
const recordsOf = async ({ playerId }: TestBearer) =>
  (await platform.db.execute(sql`select key, amount, trx_id, trx_key, promotion_id from cash_transaction where player_id = ${playerId}`))
    .rows;

describe('a deposit that was paid', () => {
  it('FUNDS-034, 036, PLATFORM-040: becomes a record that waits, with the moment of the number and of the submission', async () => {
    const player = await ready();
    platform.clock.advance(120);
    const answer = await submit(player, { transaction_id: ' pw7m 2q9xta ', remote_id: player.remoteId });
    expect(answer.json()).toEqual({ success: true, message: 'Submission successful!', transaction_id: expect.stringMatching(/^D\d+$/) });
    expect(await recordsOf(player)).toEqual([
      { key: '0', amount: '100000', trx_id: 'pw7m 2q9xta', trx_key: 'PW7M2Q9XTA', promotion_id: null },
    ]);
    const [record] = (await ask(platform, player, 'transaction/show')).json<{ timeline: { at: string }[] }[]>();
    const [asked, sent] = (record?.timeline ?? []).map(({ at }) => Date.parse(at));
    expect(record).toMatchObject({ action: 'deposit', key: '0', amount: '1000.00', account_number: player.phone });
    expect((sent ?? 0) - (asked ?? 0)).toBe(120_000);
  });

  it('does not touch the balance before it is approved', async () => {
    const player = await ready();
    const before = await cashOf(platform.db, player.playerId);
    await submit(player);
    expect(await cashOf(platform.db, player.playerId)).toBe(before);
  });

  it.each([
    ['an amount as text', { amount: '1000.00' }],
    ['no promotion, as forms say it', { promotion_id: '' }],
    ['promotion 0', { promotion_id: 0 }],
    ['promotion null', { promotion_id: null }],
    ['a promotion that is open', { promotion_id: LIVE_CASINO }],
  ])('is taken with %s', async (_name, change) => {
    expect(await codeOf(submit(await ready(), change))).toBe('ok');
  });

  it('FUNDS-035, C-23, C-51: is taken from an extra number that is verified, with its last eleven digits', async () => {
    const player = await ready();
    await platform.db.execute(sql`
      insert into other_phones (player_id, position, phone, created_at, verified_at)
      values (${player.playerId}, 1, '8801899123456', now(), now()), (${player.playerId}, 2, '01899654321', now(), null)`);
    expect(await codeOf(submit(player, { account_number: '01899654321' }))).toBe('funds.phone_not_yours');
    expect(await codeOf(submit(player, { account_number: '01899123456' }))).toBe('ok');
  });

  it('C-23: is not taken from a number of ten digits, even a verified one', async () => {
    const player = await ready();
    await platform.db.execute(sql`update players set phone = '1899000111' where id = ${player.playerId}`);
    expect(await codeOf(submit(player, { account_number: '01899000111' }))).toBe('funds.phone_not_yours');
    expect(await codeOf(submit(player, { account_number: '1899000111' }))).toBe('funds.account_number_invalid');
  });

  it('FUNDS-035, N-29: keeps its receipt for its owner', async () => {
    const player = await ready();
    const form = new FormData();
    for (const [name, value] of Object.entries(bodyOf(player))) form.set(name, String(value));
    const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
    form.set('receipt', new File([png], 'slip.png', { type: 'image/png' }));
    const request = new Request('http://site.test', { method: 'POST', body: form });
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/api/submit-deposit',
      headers: { authorization: `Bearer ${player.token}`, 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(answer.statusCode).toBe(200);
    const { transaction_id: number } = answer.json<{ transaction_id: string }>();
    expect((await ask(platform, player, `transaction/receipt?transaction_id=${number}`)).rawPayload).toEqual(png);
  });
});

/** Each makes one check fail and leaves the others as they are. They are listed in the order of the checks. */
const violations: [code: string, violate: (player: TestDepositor) => Promise<object>][] = [
  [
    'funds.phone_unverified',
    async ({ playerId }) => {
      await platform.db.execute(sql`update players set phone_verified_at = null where id = ${playerId}`);
      return {};
    },
  ],
  [
    'funds.deposit_pending',
    async ({ playerId }) => {
      await platform.db.execute(sql`
        insert into cash_transaction (number, player_id, action, amount, method_id, method_name, account_number, trx_key, initiated_at, submitted_at, updated_at)
        values (${`D${playerId}`}, ${playerId}, 'deposit', 100, 1, 'Padma Wallet', '', ${newTrx()}, now(), now(), now())`);
      return {};
    },
  ],
  ['funds.method_unknown', async () => ({ payment_id: 999 })],
  ['funds.amount_out_of_range', async () => ({ amount: 99 })],
  [
    'safer_play.limit_reached',
    async (player) => {
      await setLimit(platform, player, 'deposit', 'day', 50);
      return {};
    },
  ],
  ['funds.promotion_closed', async () => ({ promotion_id: OLD_SAMPLE })],
  ['funds.account_number_invalid', async () => ({ account_number: '0171234567' })],
  ['funds.phone_not_yours', async () => ({ account_number: '01999999999' })],
  [
    'funds.quote_missing',
    async ({ playerId }) => {
      await platform.db.execute(sql`delete from deposit_quote where player_id = ${playerId}`);
      return {};
    },
  ],
  ['funds.trx_invalid', async () => ({ transaction_id: 'SHORT' })],
  [
    'funds.trx_used',
    async () => {
      const transaction_id = newTrx();
      await submit(await ready(), { transaction_id });
      return { transaction_id };
    },
  ],
];

describe('a deposit that breaks one rule', () => {
  it.each(violations)('PLATFORM-040: is refused with %s and leaves no record', async (code, violate) => {
    const player = await ready();
    const change = await violate(player);
    const before = await recordsOf(player);
    expect(await codeOf(submit(player, change))).toBe(code);
    expect(await recordsOf(player)).toEqual(before);
  });

  it.each(violations.slice(1).map(([code], at) => [violations[at]?.[0] ?? '', code, at] as const))(
    'is refused with %s before %s',
    async (first, _second, at) => {
      const player = await ready();
      // If both violations change one field, the earlier one wins.
      const later = (await violations[at + 1]?.[1](player)) ?? {};
      const earlier = (await violations[at]?.[1](player)) ?? {};
      expect(await codeOf(submit(player, { ...later, ...earlier }))).toBe(first);
    },
  );

  it.each([
    ['FUNDS-011, C-34, N-34: an agent takes no less than 500', 1, 499],
    ['FUNDS-011, N-34: a personal account takes no more than 10,000', 3, 10_001],
    ['FUNDS-011, N-34: a merchant takes no more than 25,000', 2, 25_001],
  ])('%s', async (_name, payment_id, amount) => {
    expect(await codeOf(submit(await ready(), { payment_id, amount }))).toBe('funds.amount_out_of_range');
  });

  it.each([
    ['FUNDS-004, N-67: a promotion that is only shown is refused', sql`status = 'display'`],
    ['FUNDS-004, N-67: a promotion that has not begun is refused', sql`start_date = now() + interval '1 day'`],
    ['FUNDS-004, N-67: a promotion that is over is refused', sql`end_date = now() - interval '1 second'`],
  ])('%s', async (_name, change) => {
    const [player, id] = [await ready(), 6];
    await platform.db.execute(sql`update promotions set ${change} where id = ${id}`);
    expect(await codeOf(submit(player, { promotion_id: id }))).toBe('funds.promotion_closed');
    await platform.db.execute(sql`
      update promotions set status = 'active', start_date = now() - interval '9 days', end_date = now() + interval '9 days' where id = ${id}`);
    expect(await codeOf(submit(player, { promotion_id: id }))).toBe('ok');
  });

  it('names an unknown promotion', async () => {
    expect(await codeOf(submit(await ready(), { promotion_id: 4711 }))).toBe('funds.promotion_closed');
  });

  it('names a method that the operator has closed', async () => {
    const player = await ready();
    await platform.db.execute(sql`update payment_method set status = 'inactive' where id = ${PADMA_MERCHANT}`);
    expect(await codeOf(submit(player))).toBe('funds.method_unknown');
    await platform.db.execute(sql`update payment_method set status = 'active' where id = ${PADMA_MERCHANT}`);
  });

  it('comes from an account that was blocked while it waited for the lock', async () => {
    const player = await ready();
    await platform.db.execute(sql`update players set status = 'blocked' where id = ${player.playerId}`);
    const { playerId, phone: accountNumber } = player;
    const deposit = { methodId: PADMA_MERCHANT, amount: paisa(1000_00n), promotionId: null, accountNumber, trxId: newTrx() };
    const submitting = inTransaction(platform.db, (tx) => submitDeposit(tx, { playerId, ip: '', clock: platform.clock }, deposit));
    await expect(submitting).rejects.toMatchObject({ code: 'funds.account_blocked' });
  });

  it('comes during a break: the refusal names the end of the break', async () => {
    const player = await ready();
    await ask(platform, player, 'safer-play/time-out', { length: '24h' });
    expect((await submit(player)).json()).toMatchObject({ code: 'safer_play.time_out', until: expect.any(String) });
  });

  it.each([
    ['no amount', { amount: undefined }],
    ['an amount of nothing', { amount: 0 }],
    ['half a paisa', { amount: '1000.005' }],
    ['a field that nobody knows', { bonus: 1 }],
    ['no account number', { account_number: undefined }],
  ])('has %s', async (_name, change) => {
    expect((await submit(await ready(), change)).statusCode).toBe(422);
  });

  it('is another player’s, or nobody’s', async () => {
    const [player, other] = [await ready(), await ready()];
    expect((await submit(player, { remote_id: other.remoteId })).statusCode).toBe(403);
    expect((await submit({ ...player, token: 'nobody' })).statusCode).toBe(401);
    expect([await recordsOf(player), await recordsOf(other)]).toEqual([[], []]);
  });
});

it('FUNDS-023: a pending withdrawal does not block a deposit', async () => {
  const player = await ready();
  await platform.db.execute(sql`
    insert into cash_transaction (number, player_id, action, amount, method_id, method_name, account_number, initiated_at, submitted_at, updated_at)
    values ('W1', ${player.playerId}, 'withdraw', 100, 1, 'Padma Wallet', '', now(), now(), now())`);
  expect(await codeOf(submit(player))).toBe('ok');
});
