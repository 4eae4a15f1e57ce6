import type { Transaction } from '@site/api/contracts/funds';
import { paisa } from '@site/api/money';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { newTrx, verifyPhone } from '../deposits/testing';
import { grantCredit } from '#ledger';
import { ask } from '#safer-play/testing';
import { approve, fail, newDeposit, newWithdrawal, operate, shownTo } from '../transactions/testing';
import { addCashHistory } from './testing-history';
import { comeBackAfter, makeReady, signUpReady, type TestPlayer } from '../withdrawals/testing';

let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  player = await signUpWithoutMoney();
});
afterAll(() => platform.stop());

/** Signs up without the welcome credit, which would be a record as well. */
async function signUpWithoutMoney() {
  await operate(platform, 'PATCH', 'settings', { welcome_credit: '0' });
  const fresh = await platform.signUp();
  await makeReady(platform, fresh);
  return fresh;
}

interface RecordPage {
  data: Transaction[];
  total: number;
  last_page: number;
}
const pageOf = async (query = '') => (await ask(platform, player, `transaction/records?${query}`)).json<RecordPage>();
const numbersOn = async (query: string) => (await pageOf(query)).data.map(({ transaction_id: number }) => number);

let grants = 0;
const grant = (taka: bigint, at = platform.clock.now()) =>
  grantCredit(platform.db, player.playerId, paisa(taka * 100n), { type: 'test', id: `g${(grants += 1)}` }, at);

async function oneOfEach() {
  await grant(5000n);
  platform.clock.advance(1);
  const paid = await newWithdrawal(platform, player);
  await approve(platform, paid);
  platform.clock.advance(1);
  const refused = await newDeposit(platform, player);
  await fail(platform, refused);
  platform.clock.advance(1);
  const waiting = await newDeposit(platform, player);
  const all = await numbersOn('');
  return { paid, refused, waiting, adjustment: all.find((number) => number.startsWith('A')) ?? '' };
}

it('has one empty page at first', async () => expect(await pageOf()).toEqual({ data: [], total: 0, last_page: 1 }));

it('RECORDS-023, 024: shows a grant of the house as an adjustment that succeeded at once', async () => {
  const at = platform.clock.now().toISOString();
  await operate(platform, 'PATCH', `players/${player.username}`, { credit: 250 });
  expect(await pageOf()).toEqual({
    data: [
      {
        action: 'adjustment',
        key: '1',
        amount: '250.00',
        transaction_id: expect.stringMatching(/^A\d+$/),
        created_at: at,
        updated_at: at,
        payment_method: null,
        account_number: '',
        trx_id: null,
        promotion: null,
        bonus: '0.00',
        reason: null,
        has_receipt: false,
        arrives_in: null,
        changeable_in: null,
        timeline: [{ step: 'approved', at }],
      },
    ],
    total: 1,
    last_page: 1,
  });
});

it('RECORDS-023: shows a deposit with all its keys', async () => {
  const id = await newDeposit(platform, player);
  expect((await pageOf()).data).toMatchObject([
    {
      action: 'deposit',
      key: '0',
      amount: expect.stringMatching(/^\d+\.\d{2}$/),
      transaction_id: id,
      created_at: platform.clock.now().toISOString(),
      updated_at: platform.clock.now().toISOString(),
      payment_method: { name: 'Padma Wallet', type: 'Merchant', icon: 'payments/padma.svg' },
    },
  ]);
});

it('keeps the sign of an amount that the house took back', async () => {
  await grant(100n);
  platform.clock.advance(1);
  await grant(-40n);
  expect((await pageOf()).data.map(({ amount }) => amount)).toEqual(['-40.00', '100.00']);
});

it.each([
  ['', ['waiting', 'refused', 'paid', 'adjustment']],
  ['status=-1&type=-1&date=-1', ['waiting', 'refused', 'paid', 'adjustment']],
  ['status=0', ['waiting']],
  ['status=1', ['paid', 'adjustment']],
  ['status=2', ['refused']],
  ['type=0', ['waiting', 'refused']],
  ['type=1', ['paid']],
  ['type=2', ['adjustment']],
  ['type=2&status=1', ['adjustment']],
  ['type=2&status=0', []],
  ['type=0&status=2', ['refused']],
  ['type=1&status=1', ['paid']],
  ['type=1&status=2', []],
] as const)('RECORDS-026: with %p shows %p, the newest first', async (query, expected) => {
  const numbers = await oneOfEach();
  expect(await numbersOn(query)).toEqual(expected.map((name) => numbers[name]));
  expect(await pageOf(query)).toMatchObject({ total: expected.length });
});

it('RECORDS-025: follows a request from Processing to Success', async () => {
  const id = await newDeposit(platform, player);
  expect([await numbersOn('status=0'), await numbersOn('status=1')]).toEqual([[id], []]);
  await approve(platform, id);
  expect([await numbersOn('status=0'), await numbersOn('status=1')]).toEqual([[], [id]]);
});

it('RECORDS-026: refuses unknown filter codes', async () => {
  for (const query of ['status=3', 'type=3', 'date=2', 'date=30', 'per_page=11', 'page=0'])
    expect((await ask(platform, player, `transaction/records?${query}`)).statusCode).toBe(422);
});

describe('by date', () => {
  const at = async (moment: string) => {
    await grant(1n, new Date(moment));
    await grant(2n, new Date(moment));
    return moment;
  };
  const daysOn = async (query: string) => [...new Set((await pageOf(query)).data.map(({ created_at: day }) => day))];
  const iso = (moment: string) => new Date(moment).toISOString();

  it('RECORDS-018: counts a day from 00:00:00 to 23:59:59 in Dhaka', async () => {
    // 12:00 in Dhaka on some day of the clock.
    const today = platform.clock.now().toISOString().slice(0, 10);
    const midnight = new Date(`${today}T00:00:00+06:00`);
    const lastSecond = new Date(midnight.getTime() - 1000);
    const dayBefore = new Date(midnight.getTime() - 86_401_000);
    for (const moment of [midnight, lastSecond, dayBefore]) await at(moment.toISOString());
    expect(await daysOn('date=0')).toEqual([iso(midnight.toISOString())]);
    expect(await daysOn('date=1')).toEqual([iso(lastSecond.toISOString())]);
  });

  it('RECORDS-018, C-19: counts seven days back to the hour', async () => {
    const ago = (hours: number) => new Date(platform.clock.now().getTime() - hours * 3_600_000).toISOString();
    const inside = await at(ago(7 * 24 - 1));
    const outside = await at(ago(7 * 24 + 1));
    expect(await daysOn('date=7')).toEqual([inside]);
    expect(await daysOn('date=-1')).toEqual([inside, outside]);
  });

  it('keeps a request in the day in which it was first sent, also when it is sent again', async () => {
    const id = await newDeposit(platform, player);
    await fail(platform, id);
    await comeBackAfter(platform, 86_400, player);
    const again = { transaction_id: id, account_number: await verifyPhone(platform, player), amount: 700, trx_id: newTrx() };
    expect((await ask(platform, player, 'transaction/resubmit', again)).statusCode).toBe(200);
    expect([await numbersOn('date=0'), await numbersOn('date=1')]).toEqual([[], [id]]);
  });
});

describe('page by page', () => {
  beforeEach(async () => {
    await addCashHistory(platform.db, player.playerId, 24, platform.clock.now());
    await grant(10n, new Date(platform.clock.now().getTime() - 60 * 60_000 - 1));
  });

  it('shows every record once, the newest first, both kinds in one order', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => pageOf(`page=${page}`)));
    expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 5]);
    expect(pages.map(({ total, last_page: last }) => [total, last])).toEqual(Array(3).fill([25, 3]));
    const records = pages.flatMap(({ data }) => data);
    const times = records.map(({ created_at: at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(new Set(records.map(({ transaction_id: number }) => number)).size).toBe(25);
    expect(records.findIndex(({ action }) => action === 'adjustment')).toBe(4);
  });

  it('takes the page sizes of the table, and shows nothing after the end', async () => {
    expect(await pageOf('per_page=25')).toMatchObject({ total: 25, last_page: 1 });
    expect(await pageOf('page=4')).toEqual({ data: [], total: 25, last_page: 3 });
  });

  it('returns the list of requests page by page as well, where a page is requested', async () => {
    const list = await shownTo(platform, player);
    expect(list).toHaveLength(24);
    const second = (await ask(platform, player, 'transaction/show?page=2&per_page=10')).json<Transaction[]>();
    expect(second).toEqual(list.slice(10, 20));
  });
});

it('RECORDS-027, C-18: leaves adjustments out of the list of requests, unless they are requested', async () => {
  const { paid, refused, waiting, adjustment } = await oneOfEach();
  const shown = async (query: string) =>
    (await ask(platform, player, `transaction/show?${query}`)).json<Transaction[]>().map(({ transaction_id: number }) => number);
  expect(await shown('')).toEqual([waiting, refused, paid]);
  expect(await shown('status=1')).toEqual([paid]);
  expect(await shown('type=-1')).toEqual([waiting, refused, paid, adjustment]);
  expect(await shown('type=2')).toEqual([adjustment]);
});

it('orders records of one moment by their number', async () => {
  await grant(1n);
  await grant(2n);
  await grant(3n);
  expect((await pageOf()).data.map(({ amount }) => amount)).toEqual(['3.00', '2.00', '1.00']);
});

it('shows nobody another player’s records', async () => {
  await oneOfEach();
  const other = await signUpReady(platform);
  expect((await ask(platform, other, `transaction/records?remote_id=${player.remoteId}`)).statusCode).toBe(403);
  expect((await ask(platform, { token: '' }, 'transaction/records')).statusCode).toBe(401);
  expect((await ask(platform, other, 'transaction/records?type=0')).json()).toMatchObject({ data: [], total: 0 });
});
