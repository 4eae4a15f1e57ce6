import {
  approve,
  fail,
  newDeposit,
  newTrx,
  newWithdrawal,
  operate,
  shownTo,
  signUpReady,
  type TestPlayer,
} from '@site/platform-domains/funds/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { queueLines } from './queue-lines';
import type { QueuePage } from './queue.shapes';

let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  player = await signUpReady(platform);
});
afterEach(async () => {
  for (const { transaction_id: id } of await queue()) await fail(platform, id);
});
afterAll(() => platform.stop());

const page = async (query = '') => (await operate(platform, 'GET', `queue${query}`)).json<QueuePage>();
const queue = async () => (await page()).rows;
/** A TRX ID whose decision the reviewer leaves to the operator. */
const newLeftTrx = () => `${newTrx().slice(0, 8)}99`;

it('PLATFORM-012, N-33: lists waiting requests, the oldest first, until they are decided', async () => {
  expect(await queue()).toEqual([]);
  const [trx, begun] = [newLeftTrx(), platform.clock.now().toISOString()];
  const deposit = await newDeposit(platform, player, { trx });
  platform.clock.advance(65);
  const withdrawal = await newWithdrawal(platform, player, { amount: 800 });
  expect(await queue()).toEqual([
    {
      transaction_id: deposit,
      attempt: 1,
      is_edited: false,
      action: 'deposit',
      amount: '1000.00',
      username: player.username,
      method: 'Padma Wallet',
      account_number: expect.stringMatching(/^017/),
      trx_id: trx,
      submitted_at: begun,
      waits_s: 65,
      review_at: null,
      needs_second: [],
      proposal: null,
    },
    expect.objectContaining({ transaction_id: withdrawal, action: 'withdraw', trx_id: null, review_at: expect.any(String) }),
  ]);
  await approve(platform, deposit);
  expect(await queue()).toHaveLength(1);
});

it('is printed line by line', async () => {
  expect(queueLines(await page())).toBe('Nothing waits.');
  await newDeposit(platform, player, { trx: newLeftTrx() });
  platform.clock.advance(65);
  const [first, second] = queueLines(await page()).split('\n');
  expect(first).toMatch(/^D\d+ +deposit +1000\.00 BDT +\S+ +waits 1 min 5 s$/);
  expect(second).toMatch(/^ +Padma Wallet 017\d{8} {2}TRX ID \w{8}99 {2}left to the operator$/);
});

it('shows the attempt that a decision has to name after an edit by the player', () => {
  const waiting = { transaction_id: 'W10000001', action: 'withdraw' as const, amount: '500.00', username: 'rahim', method: 'Doyel Pay' };
  const rest = { account_number: '01712345678', trx_id: null, submitted_at: '2026-01-15T06:00:00.000Z', waits_s: 65, review_at: null };
  const row = { ...waiting, ...rest, attempt: 2, is_edited: true, needs_second: [], proposal: null };
  expect(queueLines({ rows: [row], next: null, count: 1, methods: [] })).toMatch(/left to the operator {2}edited: attempt=2$/);
});

it('PLATFORM-012: is decided by number or by a TRX ID that waits, once', async () => {
  const deposit = await newDeposit(platform, player, { trx: 'PW7M2Q9XTA' });
  expect((await approve(platform, 'pw7m2q9xta')).json()).toMatchObject({ transaction_id: deposit, key: '1', amount: '1000.00' });
  expect((await approve(platform, 'PW7M2Q9XTA')).statusCode).toBe(404);
  expect((await approve(platform, deposit)).statusCode).toBe(409);
  expect((await fail(platform, deposit)).statusCode).toBe(409);
  const withdrawal = await newWithdrawal(platform, await signUpReady(platform));
  expect((await fail(platform, withdrawal)).json()).toMatchObject({ key: '2', reason: 'The sender is unknown.' });
});

it('prefers the number over a TRX ID of the same letters', async () => {
  const deposit = await newDeposit(platform, player);
  const other = await signUpReady(platform);
  await newDeposit(platform, other, { method: 'Shapla Bank', trx: deposit });
  expect((await approve(platform, deposit)).json()).toMatchObject({ transaction_id: deposit });
  expect(await shownTo(platform, other)).toMatchObject([{ key: '0' }]);
});

it('is read page by page in one order, also when many were sent at the same time', async () => {
  const ids = [];
  for (let count = 0; count < 5; count++) ids.push(await newDeposit(platform, await signUpReady(platform)));
  const seen: string[] = [];
  let after = '';
  do {
    const { rows, next, count } = await page(`?limit=2${after}`);
    expect(count).toBe(5);
    seen.push(...rows.map(({ transaction_id: id }) => id));
    after = next ? `&after=${encodeURIComponent(next)}` : '';
  } while (after);
  expect(seen).toEqual(ids);
});

it('is narrowed by kind, method and text over all pages, and names every method that waits', async () => {
  const deposit = await newDeposit(platform, player, { amount: 1234 });
  const bank = await newDeposit(platform, await signUpReady(platform), { method: 'Shapla Bank' });
  const withdrawal = await newWithdrawal(platform, player, { amount: 800 });
  const numbers = async (query: string) => (await page(query)).rows.map(({ transaction_id: id }) => id);
  expect(await numbers('?action=withdraw')).toEqual([withdrawal]);
  expect(await numbers('?method=Shapla%20Bank')).toEqual([bank]);
  expect(await numbers('?text=1234.0')).toEqual([deposit]);
  expect(await numbers(`?text=${player.username.toUpperCase()}`)).toEqual([deposit, withdrawal]);
  expect(await numbers('?text=%25')).toEqual([]);
  expect(await page('?action=withdraw')).toMatchObject({ count: 3, methods: ['Padma Wallet', 'Shapla Bank'], next: null });
});

it.each(['after=x', 'after=2026-13-41T00:00:00.000Z~1', 'limit=0', 'limit=501', 'action=x'])('refuses to read with %s', async (query) => {
  expect((await operate(platform, 'GET', `queue?${query}`)).statusCode).toBe(422);
});

it('decides nothing when two requests wait with the TRX ID, and nothing unknown', async () => {
  const trx = newTrx();
  await newDeposit(platform, player, { trx });
  await newDeposit(platform, await signUpReady(platform), { method: 'Shapla Bank', trx });
  for (const id of [trx, 'D1', 'x', 'NOTHING99']) expect((await approve(platform, id)).statusCode).toBe(404);
  expect(await queue()).toHaveLength(2);
});

it.each([{}, { reason: '' }, { reason: '  ' }, { reason: 7 }, { reason: 'x'.repeat(301) }, { reason: 'No.', key: '1' }])(
  'refuses the reason %j',
  async (body) => {
    const deposit = await newDeposit(platform, player);
    expect((await operate(platform, 'POST', `transactions/${deposit}/fail`, body)).statusCode).toBe(422);
    expect(await queue()).toHaveLength(1);
  },
);
