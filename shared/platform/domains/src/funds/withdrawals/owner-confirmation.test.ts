import { randomUUID } from 'node:crypto';
import { RENEWED_TOKEN_HEADER } from '@site/api/contracts/session';
import { sql } from '@site/platform-kit/data/sql';
import { sentTo } from '@site/platform-testing/outbox';
import { createTestPlatform, TEST_PASSWORD, type TestPlatform } from '@site/platform-testing/test-platform';
import { findPlayer } from '#access';
import { assertLedger } from '#ledger';
import { sendNotices } from '#notifications';
import { openSession } from '#access';
import { signUpWithApp } from '#access/testing';
import { approve, fail, inboxOf } from '../transactions/testing';
import { makeReady, moneyOf, signUpReady, WITHDRAWAL, type TestPlayer } from './testing';

let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  player = await signUpReady(platform, 20_000);
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

const HOUR = 3600;
interface Bearer {
  token: string;
}

/** Sends a post and keeps the token that the answer may renew, as the page does. */
async function post(path: string, payload: object, { by = player, key }: { by?: Bearer; key?: string } = {}) {
  const answer = await platform.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    payload,
    headers: { authorization: `Bearer ${by.token}`, ...(key ? { 'idempotency-key': key } : {}) },
  });
  const renewed = answer.headers[RENEWED_TOKEN_HEADER];
  if (typeof renewed === 'string') by.token = renewed;
  return answer;
}
type Answer = Awaited<ReturnType<typeof post>>;
const said = (answer: Answer) => [answer.statusCode, answer.json<{ code?: string }>().code];

const withdraw = (changes: object = {}, how?: Parameters<typeof post>[2]) => post('submit-withdraw', { ...WITHDRAWAL, ...changes }, how);
const prove = (proof: object = { password: TEST_PASSWORD }, by: Bearer = player) => post('security/confirm', proof, { by });
const confirmed = async (by: Bearer = player) => (await prove(undefined, by)).json<{ confirmation: string }>().confirmation;
const NEEDED = [403, 'security.password_needed'];

/** Requests a withdrawal to the account and pays it out. */
async function paidOut(changes: object = {}) {
  const answer = await withdraw({ ...changes, confirmation: await confirmed() });
  await approve(platform, answer.json<{ transaction_id: string }>().transaction_id);
}

describe('a withdrawal', () => {
  it('FUNDS-066: to an account that was never used requires the password, so that a stolen token is not enough', async () => {
    const before = await moneyOf(platform, player);
    expect(said(await withdraw())).toEqual(NEEDED);
    expect(said(await withdraw({ confirmation: 'x'.repeat(43) }))).toEqual(NEEDED);
    expect(await moneyOf(platform, player)).toEqual(before);
    expect(said(await withdraw({ confirmation: await confirmed() }))).toEqual([200, undefined]);
  });

  it.each<[string, string, object, () => Promise<unknown>]>([
    [
      'an unverified phone',
      'funds.phone_unverified',
      {},
      () => platform.db.execute(sql`update players set phone_verified_at = null where id = ${player.playerId}`),
    ],
    [
      'a missing birthday',
      'funds.birthday_missing',
      {},
      () => platform.db.execute(sql`update players set date_of_birth = null where id = ${player.playerId}`),
    ],
    ['an amount out of range', 'funds.withdrawal_out_of_range', { amount: 1 }, () => Promise.resolve()],
    ['an unknown method', 'funds.method_unknown', { provider: 'Nobody' }, () => Promise.resolve()],
    ['an account number that is none', 'funds.withdrawal_account_invalid', { account_number: '123' }, () => Promise.resolve()],
    ['too little money', 'funds.balance_low', { amount: 20_001 }, () => Promise.resolve()],
  ])('is refused with %s first, as before', async (_, code, changes, close) => {
    await close();
    expect((await withdraw(changes)).json()).toMatchObject({ code });
  });

  it('is sent again under its key with the confirmation, and its copies are answered like it, with any or without', async () => {
    const key = randomUUID();
    expect(said(await withdraw({}, { key }))).toEqual(NEEDED);
    const taken = await withdraw({ confirmation: await confirmed() }, { key });
    expect(taken.statusCode).toBe(200);
    const copies = await Promise.all(
      [{}, { confirmation: 'spent' }, { confirmation: await confirmed() }].map((more) => withdraw(more, { key })),
    );
    for (const copy of copies) expect([copy.statusCode, copy.body]).toEqual([200, taken.body]);
    expect((await moneyOf(platform, player)).held).toBe(50_000n);
  });

  it('to an account that was paid before requires nothing more; to another account or wallet it does', async () => {
    await paidOut();
    expect(said(await withdraw({ account_number: '01812345678' }))).toEqual(NEEDED);
    expect(said(await withdraw({ provider: 'Doyel Pay' }))).toEqual(NEEDED);
    expect(said(await withdraw())).toEqual([200, undefined]);
  });

  it('does not make an account known by a refused withdrawal', async () => {
    const answer = await withdraw({ confirmation: await confirmed() });
    await fail(platform, answer.json<{ transaction_id: string }>().transaction_id);
    expect(said(await withdraw())).toEqual(NEEDED);
  });

  it('FUNDS-066: requires the password again 12 hours after log-in, and then not for 12 hours', async () => {
    await paidOut();
    platform.clock.advance(12 * HOUR + 1);
    expect(said(await withdraw())).toEqual(NEEDED);
    await paidOut();
    platform.clock.advance(12 * HOUR - 1);
    expect(said(await withdraw())).toEqual([200, undefined]);
  });

  it('that was refused is not sent again to another account without it', async () => {
    await paidOut();
    const { transaction_id: id } = (await withdraw()).json<{ transaction_id: string }>();
    await fail(platform, id);
    platform.clock.advance(1800);
    const again = (more: object) =>
      post('transaction/resubmit', { transaction_id: id, account_number: '01812345678', amount: 500, ...more });
    expect(said(await again({}))).toEqual(NEEDED);
    expect(said(await again({ confirmation: await confirmed() }))).toEqual([200, undefined]);
    expect((await inboxOf(platform, player)).filter(({ title }) => title === 'New account for a withdrawal')).toHaveLength(2);
  });
});

describe('the confirmation', () => {
  it('serves once, and not a withdrawal that was refused for something else', async () => {
    const confirmation = await confirmed();
    expect(said(await withdraw({ confirmation, amount: 1 }))).toEqual([422, 'funds.withdrawal_out_of_range']);
    const { transaction_id: id } = (await withdraw({ confirmation })).json<{ transaction_id: string }>();
    await fail(platform, id);
    expect(said(await withdraw({ confirmation }))).toEqual(NEEDED);
  });

  it('serves five minutes, and only the session that requested it', async () => {
    const other = await openSession(platform.db, platform.clock, player.playerId, { ip: '203.0.113.1', userAgent: '' });
    expect(said(await withdraw({ confirmation: await confirmed(other) }))).toEqual(NEEDED);
    const confirmation = await confirmed();
    platform.clock.advance(301);
    expect(said(await withdraw({ confirmation }))).toEqual(NEEDED);
  });

  it('is not given for a wrong password: five tries, then not for the right one either', async () => {
    const wrong = await Promise.all(Array.from({ length: 20 }, (_, n) => prove({ password: `wrong${n}000` })));
    expect(wrong.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5);
    expect(wrong.filter(({ statusCode }) => statusCode === 429)).toHaveLength(15);
    expect((await prove()).statusCode).toBe(429);
  });

  it('is not given without a proof or with an unknown token', async () => {
    expect(said(await prove({}))).toEqual(NEEDED);
    expect((await post('security/confirm', { password: TEST_PASSWORD }, { by: { token: 'x'.repeat(43) } })).statusCode).toBe(401);
  });

  it('requires a code instead of the password while an authenticator app is on; each code serves once', async () => {
    const owner = await signUpWithApp(platform);
    await makeReady(platform, owner);
    const code = owner.app.next();
    expect(said(await prove({ password: TEST_PASSWORD }, owner))).toEqual([403, 'security.code_needed']);
    expect(said(await prove({ code: owner.app.wrong() }, owner))).toEqual([422, 'security.code_wrong']);
    expect((await prove({ code }, owner)).statusCode).toBe(200);
    expect(said(await prove({ code }, owner))).toEqual([422, 'security.code_wrong']);
    expect((await prove({ code: owner.recoveryCodes[0] }, owner)).statusCode).toBe(200);
  });
});

describe('the owner', () => {
  const outboxOf = async (to: string) => {
    await sendNotices(platform.context);
    return (await sentTo(platform, to)).filter(({ code }) => code === '');
  };

  it('gets one notice of a withdrawal to a new account, in the inbox and at the verified number', async () => {
    await paidOut();
    await withdraw();
    expect((await inboxOf(platform, player)).filter(({ title }) => title === 'New account for a withdrawal')).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('Padma Wallet …5678'),
        message_bn: expect.stringContaining('Padma Wallet …5678'),
      }),
    ]);
    const { phone } = await findPlayer(platform.db, player.playerId);
    expect(await outboxOf(phone)).toEqual([
      expect.objectContaining({ channel: 'sms', text: expect.stringMatching(/Padma Wallet …5678\. .*Change your password.*অ্যাকাউন্টে/s) }),
    ]);
    expect((await outboxOf(phone))[0]?.text).not.toContain('<a');
  });

  it('gets no notice of a refused withdrawal', async () => {
    await withdraw({ confirmation: await confirmed(), amount: 30_000 });
    await withdraw();
    const { phone } = await findPlayer(platform.db, player.playerId);
    expect(await outboxOf(phone)).toEqual([]);
  });

  it('gets a notice at the old contact when a number is added, which requires the password after every other check', async () => {
    const add = async (phone: string, more: object = {}) => said(await post('add/number', { phone, ...more }));
    const { phone } = await findPlayer(platform.db, player.playerId);
    expect(await add(phone)).toEqual([409, 'account.number_known']);
    expect(await add('01899998877')).toEqual(NEEDED);
    expect(await add('01899998877', { confirmation: await confirmed() })).toEqual([200, undefined]);
    expect(await outboxOf(phone)).toEqual([expect.objectContaining({ text: expect.stringContaining('ends in 8877') })]);
    expect(await outboxOf('01899998877')).toEqual([]);
  });

  it('gets notices by e-mail when that was verified, also of a log-in that ended because its token had two holders', async () => {
    await platform.db.execute(sql`update players set email_verified_at = now() where id = ${player.playerId}`);
    const { email } = await findPlayer(platform.db, player.playerId);
    const stolen = { token: player.token };
    platform.clock.advance(901);
    await post('balance', {});
    platform.clock.advance(61);
    expect((await post('balance', {}, { by: stolen })).statusCode).toBe(401);
    expect(await outboxOf(email)).toEqual([expect.objectContaining({ channel: 'email', subject: 'A log-in was ended for safety' })]);
  });
});
