import { sql } from '@site/platform-kit/data/sql';
import { createTestPlatform, type TestPlatform, type TestBearer } from '@site/platform-testing/test-platform';
import { ask, setLimit } from '#safer-play/testing';
import { askForNumber, newDepositor, newTrx, outcomeOf, setKey, submitDepositAs, type TestDepositor } from './testing';

const LIVE_CASINO = 5;
const OLD_SAMPLE = 1;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ now: new Date() });
});
afterAll(() => platform.stop());

interface Payment {
  transaction: string;
  number: string;
  expires_in: number;
}

const WISH = { amount: 1000, type: 'Merchant', provider: 'Padma Wallet', promotion: null as number | null };

const request = (player: TestBearer, change: object = {}) => ask(platform, player, 'ewa/request', { ...WISH, ...change });
const paymentOf = async (player: TestBearer, change?: object) => (await request(player, change)).json<Payment>();
const confirm = (player: TestDepositor, trx_id: string, change: object = {}) =>
  ask(platform, player, 'ewa/confirm', { trx_id, trxid: newTrx(), number: player.phone, ...change });
const show = (player: TestBearer, transaction: string) => ask(platform, player, `ewa/show?transaction=${transaction}`);
const codeOf = async (answer: Promise<Parameters<typeof outcomeOf>[0]>) => outcomeOf(await answer);
const recordsOf = async ({ playerId }: TestBearer) =>
  (await platform.db.execute(sql`select key, amount, method_id, promotion_id, trx_key from cash_transaction where player_id = ${playerId}`))
    .rows;

describe('asking for an e-wallet payment', () => {
  it('FUNDS-032, 035, N-31, PLATFORM-038: answers a transaction, a number to pay to, a message and ten minutes', async () => {
    expect(await paymentOf(await newDepositor(platform))).toEqual({
      transaction: expect.any(String),
      number: expect.stringMatching(/^\d{11}$/),
      message: 'Pay to this number within 10 minutes, then confirm it with your TRX ID.',
      expires_in: 600,
    });
  });

  it('answers the same payment again while it is open, and a new one for anything else', async () => {
    const player = await newDepositor(platform);
    const first = await paymentOf(player, { promotion: LIVE_CASINO });
    platform.clock.advance(60);
    expect(await paymentOf(player, { promotion: LIVE_CASINO })).toEqual({ ...first, expires_in: 540 });
    const others = [await paymentOf(player), await paymentOf(player, { promotion: LIVE_CASINO, amount: 2000 })];
    expect(new Set([first, ...others].map(({ transaction }) => transaction)).size).toBe(3);
  });

  it.each([
    ['funds.method_unknown', { provider: 'Nobody' }],
    ['funds.method_unknown', { type: 'Nobody' }],
    ['funds.amount_out_of_range', { amount: 25_001 }],
    ['funds.amount_out_of_range', { amount: 499, type: 'Agent' }],
    ['funds.promotion_closed', { promotion: OLD_SAMPLE }],
  ])('PLATFORM-038: is refused with %s: %p', async (code, change) => {
    expect(await codeOf(request(await newDepositor(platform), change))).toBe(code);
  });

  it.each<[string, (player: TestDepositor) => Promise<unknown>]>([
    [
      'funds.phone_unverified',
      ({ playerId }) => platform.db.execute(sql`update players set phone_verified_at = null where id = ${playerId}`),
    ],
    ['funds.deposit_pending', (player) => submitDepositAs(platform, player)],
    ['safer_play.limit_reached', (player) => setLimit(platform, player, 'deposit', 'day', 10)],
    ['safer_play.time_out', (player) => ask(platform, player, 'safer-play/time-out', { length: '24h' })],
  ])('PLATFORM-038: is refused with %s', async (code, prepare) => {
    const player = await newDepositor(platform);
    await prepare(player);
    expect(await codeOf(request(player))).toBe(code);
  });

  it('reports that no number receives', async () => {
    const merchant = sql`(select id from payment_method where name = 'Meghna Cash' and account_type = 'Merchant')`;
    await platform.db.execute(sql`update wallet_number set status = 'inactive' where method_id = ${merchant}`);
    expect(await codeOf(request(await newDepositor(platform), { provider: 'Meghna Cash' }))).toBe('funds.no_number');
  });

  it('needs a token', async () => {
    expect((await request({ token: 'nobody', playerId: 0 })).statusCode).toBe(401);
  });
});

describe('an open payment', () => {
  it('is shown to its player, with what is left of its time', async () => {
    const [player, other] = [await newDepositor(platform), await newDepositor(platform)];
    const { transaction, number } = await paymentOf(player);
    platform.clock.advance(250);
    expect((await show(player, transaction)).json()).toEqual({ transaction, number, expires_in: 350 });
    platform.clock.advance(5000);
    expect((await show(player, transaction)).json()).toMatchObject({ expires_in: 0 });
    expect((await show(other, transaction)).json()).toMatchObject({ code: 'platform.not_found' });
    expect((await show(player, 'nothing')).statusCode).toBe(404);
  });

  it('FUNDS-033, 035, PLATFORM-039: becomes a deposit that waits, with amount, method and promotion of the request', async () => {
    const player = await newDepositor(platform);
    const { transaction } = await paymentOf(player, { promotion: LIVE_CASINO, amount: '1500.50' });
    const answer = await confirm(player, transaction, { trxid: 'pw 7m2q9xtb' });
    expect(answer.json()).toEqual({ success: true, message: 'Submission successful!', transaction_id: expect.stringMatching(/^D\d+$/) });
    expect(await recordsOf(player)).toEqual([
      { key: '0', amount: '150050', method_id: 2, promotion_id: LIVE_CASINO, trx_key: 'PW7M2Q9XTB' },
    ]);
    expect((await show(player, transaction)).json()).toMatchObject({ expires_in: 0 });
  });

  it.each([
    [660, 'ok'],
    [661, 'funds.quote_expired'],
  ])('is confirmed after %i seconds: %s', async (seconds, code) => {
    const player = await newDepositor(platform);
    const { transaction } = await paymentOf(player);
    platform.clock.advance(seconds);
    expect(await codeOf(confirm(player, transaction))).toBe(code);
  });

  it('keeps its promotion when that closes before the player has paid', async () => {
    const player = await newDepositor(platform);
    const { transaction } = await paymentOf(player, { promotion: 6 });
    await platform.db.execute(sql`update promotions set status = 'display' where id = 6`);
    expect(await codeOf(confirm(player, transaction))).toBe('ok');
    expect(await recordsOf(player)).toMatchObject([{ promotion_id: 6 }]);
  });

  it('is confirmed once', async () => {
    const player = await newDepositor(platform);
    const { transaction } = await paymentOf(player);
    expect(await codeOf(confirm(player, transaction))).toBe('ok');
    expect(await codeOf(confirm(player, transaction))).toBe('funds.deposit_pending');
    await setKey(platform, player, '1');
    expect(await codeOf(confirm(player, transaction))).toBe('funds.quote_missing');
    expect(await recordsOf(player)).toHaveLength(1);
  });

  it.each([
    ['funds.account_number_invalid', { number: '0170000000' }],
    ['funds.phone_not_yours', { number: '01999999999' }],
    ['funds.trx_invalid', { trxid: 'SHORT' }],
    ['platform.invalid', { amount: 5 }],
  ])('is refused with %s: %p', async (code, change) => {
    const player = await newDepositor(platform);
    const { transaction } = await paymentOf(player);
    expect(await codeOf(confirm(player, transaction, change))).toBe(code);
    expect(await recordsOf(player)).toEqual([]);
  });

  it('is confirmed by nobody else, and no plain number is confirmed', async () => {
    const [player, other] = [await newDepositor(platform), await newDepositor(platform)];
    const { transaction } = await paymentOf(player);
    expect(await codeOf(confirm(other, transaction))).toBe('funds.quote_missing');
    expect(await codeOf(confirm({ ...player, token: 'nobody' }, transaction))).toBe('platform.unauthenticated');
    await askForNumber(platform, other);
    const { rows } = await platform.db.execute<{ public_id: string }>(
      sql`select public_id from deposit_quote where player_id = ${other.playerId}`,
    );
    expect(await codeOf(confirm(other, rows[0]?.public_id ?? ''))).toBe('funds.quote_missing');
    expect(await recordsOf(other)).toEqual([]);
  });

  it('takes no TRX ID that a plain deposit has named', async () => {
    const [player, other] = [await newDepositor(platform), await newDepositor(platform)];
    const trx = newTrx();
    await submitDepositAs(platform, other, { trx });
    const { transaction } = await paymentOf(player);
    expect(await codeOf(confirm(player, transaction, { trxid: trx.toLowerCase() }))).toBe('funds.trx_used');
  });
});
