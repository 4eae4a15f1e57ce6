import { sql } from '@site/platform-kit/data/sql';
import { $ZodObject } from 'zod/v4/core';
import * as z from '@site/api/schema';
import type { Endpoint } from '@site/api/schema';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';

let platform: TestPlatform;
let token: string;
/** Counted before all refused calls, and once after them, because none may add a row. */
let rows: Awaited<ReturnType<typeof countRows>>;
beforeAll(async () => {
  platform = await createTestPlatform();
  token = (await platform.signUp()).token;
  rows = await countRows();
});
afterAll(() => platform.stop());

const isRead = ({ method }: Endpoint) => method === 'GET';
const fieldsOf = ({ input }: Endpoint) => (input instanceof $ZodObject ? Object.keys(input._zod.def.shape) : []);
/** Includes calls without a declared amount, because they must not accept one. */
const moneyCalls = () => platform.app.endpoints.filter((endpoint) => endpoint.money ?? fieldsOf(endpoint).includes('amount'));
const formCalls = () => moneyCalls().filter((endpoint) => !isRead(endpoint));

interface Sent {
  url?: string;
  payload?: string | Buffer;
  type?: string;
}
async function send(endpoint: Endpoint, { url = endpoint.path, payload, type }: Sent) {
  const answer = await platform.app.inject({
    method: endpoint.method,
    url,
    headers: { authorization: `Bearer ${token}`, ...(type ? { 'content-type': type } : {}) },
    ...(payload === undefined ? {} : { payload }),
  });
  const { code, errors = {} } = answer.json<{ code?: string; errors?: Record<string, string[]> }>();
  return { path: endpoint.path, status: answer.statusCode, code, isAmountRefused: 'amount' in errors };
}
const refused = ({ path }: Endpoint) => ({ path, status: 422, code: 'platform.invalid', isAmountRefused: true });

const asJson = (endpoint: Endpoint, amount: string) =>
  isRead(endpoint)
    ? send(endpoint, { url: `${endpoint.path}?amount=${encodeURIComponent(amount)}` })
    : send(endpoint, { payload: `{"amount":${amount}}`, type: 'application/json' });

const asForm = (endpoint: Endpoint, amount: string) =>
  isRead(endpoint)
    ? send(endpoint, { url: `${endpoint.path}?${new URLSearchParams({ amount })}` })
    : send(endpoint, { payload: String(new URLSearchParams({ amount })), type: 'application/x-www-form-urlencoded' });

async function asMultipart(endpoint: Endpoint, amount: string) {
  const form = new FormData();
  form.set('amount', amount);
  const sent = new Response(form);
  return send(endpoint, { payload: Buffer.from(await sent.arrayBuffer()), type: sent.headers.get('content-type') ?? '' });
}

/** Number of rows in every table. */
async function countRows() {
  const { rows: tables } = await platform.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  expect(tables.length).toBeGreaterThan(30);
  const counts = tables.map(({ name }) => sql`select ${name}::text as name, count(*) as n from ${sql.identifier(name)}`);
  return (await platform.db.execute(sql.join(counts, ' union all '))).rows;
}

async function expectRefused(calls: Endpoint[], sendIt: (endpoint: Endpoint) => ReturnType<typeof send>) {
  for (const endpoint of calls) expect(await sendIt(endpoint)).toEqual(refused(endpoint));
}

it('covers every call that moves money or has an amount', () => {
  expect(moneyCalls().map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/api/get-wallet-number',
      '/api/ewa/request',
      '/api/ewa/confirm',
      '/api/submit-deposit',
      '/api/submit-withdraw',
      '/api/transaction/revert',
      '/api/transaction/resubmit',
      '/api/wallet/recall',
    ]),
  );
});

it.each([
  '-1',
  '0',
  '-0',
  '0.001',
  '100.999',
  '1e309',
  '-1e309',
  '1e21',
  '1e-7',
  '9007199254740993',
  'true',
  '[]',
  '[100]',
  '{}',
  '{"$gt":0}',
  '"1e3"',
  '" 100"',
  '"100 "',
  '"+100"',
  '"-1"',
  '"0.001"',
  '"1,000"',
  '"0x64"',
  '"NaN"',
  '"Infinity"',
  '"null"',
  '"9007199254740993"',
  '"১০০"',
  '""',
])('no money call takes %s as JSON', async (amount) => expectRefused(moneyCalls(), (endpoint) => asJson(endpoint, amount)));

// A player lifts a limit by sending null.
const takesNone = ({ path }: Endpoint) => path.startsWith('/api/safer-play');

it('no money call takes null', async () =>
  expectRefused(
    moneyCalls().filter((endpoint) => !takesNone(endpoint) && !isRead(endpoint)),
    (endpoint) => asJson(endpoint, 'null'),
  ));

const TEXTS = ['-1', '0', '0.001', '100.999', '1e309', '1e3', ' 100', '+100', 'NaN', 'null', '9007199254740993', '১০০', '[]', '{}', ''];

it.each(TEXTS)('no money call takes "%s" as a form or in its address', async (amount) =>
  expectRefused(moneyCalls(), (endpoint) => asForm(endpoint, amount)),
);

it.each(TEXTS)('no money call with a file takes "%s" as a form with files', async (amount) => {
  const withFile = formCalls().filter((endpoint) => z.fileFields(endpoint).length);
  expect(withFile.length).toBeGreaterThanOrEqual(3);
  await expectRefused(withFile, (endpoint) => asMultipart(endpoint, amount));
});

it.each(['NaN', '-', '1e', '0x10', '01', '.5', "'1'", '"100\\u0000"'])('cannot read the JSON {"amount":%s}', async (amount) => {
  for (const endpoint of formCalls()) expect(await asJson(endpoint, amount)).toMatchObject({ status: 400, code: 'platform.malformed' });
});

it('adds no row for any of these amounts', async () => {
  expect(await countRows()).toEqual(rows);
});

it('accepts a valid amount', async () => {
  const named = moneyCalls().filter((endpoint) => fieldsOf(endpoint).includes('amount'));
  expect(named.length).toBeGreaterThanOrEqual(5);
  for (const endpoint of named) {
    expect(await asForm(endpoint, '100.50')).toMatchObject({ isAmountRefused: false });
    expect(await asJson(endpoint, '100.5')).toMatchObject({ isAmountRefused: false });
  }
});

it('accepts no repeated amount', async () => {
  for (const endpoint of moneyCalls()) {
    const sent = isRead(endpoint)
      ? { url: `${endpoint.path}?amount=1&amount=2` }
      : { payload: 'amount=1&amount=2', type: 'application/x-www-form-urlencoded' };
    expect(await send(endpoint, sent)).toMatchObject({ path: endpoint.path, status: 400, code: 'platform.malformed' });
  }
});

it('PLATFORM-042: answers 422, never 400, to invalid input, when 400 means a missing birthday or an open turnover', async () => {
  const check = platform.app.endpoints.filter(({ unreadable }) => unreadable === 422);
  expect(check.map(({ path }) => path)).toEqual(['/api/userwithdrawcheck']);
  for (const query of [
    '?x=1&x=2',
    '?type[]=a',
    '?__proto__=1',
    '?a[constructor]=1',
    '?x=%00',
    '?surprise=1',
    `?remote_id=${'a'.repeat(100)}`,
  ]) {
    const answer = await platform.app.inject({ url: `/api/userwithdrawcheck${query}`, headers: { authorization: `Bearer ${token}` } });
    expect([query, answer.statusCode]).toEqual([query, query.includes('remote_id') ? 403 : 422]);
  }
});
