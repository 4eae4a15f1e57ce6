import { DEFAULT_BODY_BYTES, type Endpoint } from '@site/api/schema';
import { OPEN_CALLS, OPERATOR_CALLS } from '@site/platform-operator/every-call';
import { callWallet } from '@site/platform-domains/games/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await createTestPlatform();
  token = (await platform.signUp()).token;
});
afterAll(() => platform.stop());

interface Call extends Pick<Endpoint, 'method' | 'maxBodyBytes' | 'unreadable'> {
  path: string;
}

const calls = (): Call[] => [...platform.app.endpoints, ...OPERATOR_CALLS, ...OPEN_CALLS];
const reads = () => calls().filter(({ method }) => method === 'GET' || method === 'DELETE');
const writes = () => calls().filter(({ method }) => method !== 'GET' && method !== 'DELETE');

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

async function send(
  { method, path }: Call,
  { query = '', payload, type = JSON_TYPE }: { query?: string; payload?: string; type?: string },
) {
  const app = path.startsWith('/operator') ? platform.operator : platform.app;
  const answer = await app.inject({
    method,
    url: `${path.replace(/:\w+/g, 'x')}${query}`,
    headers: {
      authorization: `Bearer ${token}`,
      'x-operator-key': platform.context.settings.operatorKey,
      ...(app === platform.operator ? { 'sec-fetch-site': 'same-origin' } : {}),
      ...(payload === undefined ? {} : { 'content-type': type }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json<{ code?: string; message?: string; requestId?: string }>() };
}

/** Compares each call with its status, so that a failure names the call. */
async function expectAll(list: Call[], sent: Parameters<typeof send>[1], status: number, code: string) {
  expect(list.length).toBeGreaterThan(3);
  for (const call of list) {
    const answer = await send(call, sent);
    const expected = status === 400 && call.unreadable ? [call.unreadable, 'platform.invalid'] : [status, code];
    expect([call.path, answer.status, answer.body.code]).toEqual([call.path, ...expected]);
    expect(answer.body).toMatchObject({ message: expect.any(String), requestId: expect.any(String) });
  }
}

it.each(['?x=1&x=2', '?remote_id=a&remote_id=b', '?type[]=SLOT', '?__proto__=1', '?a[constructor][prototype]=1', '?type=%00'])(
  'no read takes the query %s',
  async (query) => expectAll(reads(), { query }, 400, 'platform.malformed'),
);

const deep = `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`;
it.each([
  ['a key that nobody knows', '{"surprise":1}', 422, 'platform.invalid'],
  ['a poisoned prototype', '{"__proto__":{"isAdmin":true}}', 400, 'platform.malformed'],
  ['a poisoned constructor', '{"constructor":{"prototype":{"isAdmin":true}}}', 400, 'platform.malformed'],
  ['a list', '[{}]', 400, 'platform.malformed'],
  ['half a body', '{"username":', 400, 'platform.malformed'],
  ['a NUL', '{"username":"a\\u0000"}', 400, 'platform.malformed'],
  ['JSON of endless depth', deep, 400, 'platform.malformed'],
])('no write takes %s', async (_name, payload, status, code) => expectAll(writes(), { payload }, status, code));

it('no write accepts more than 16 KB, or more than its contract allows', async () => {
  for (const call of writes()) {
    const payload = JSON.stringify({ username: 'a'.repeat(call.maxBodyBytes ?? DEFAULT_BODY_BYTES) });
    const { status, body } = await send(call, { payload });
    expect([call.path, status, body.code]).toEqual([call.path, 413, 'platform.too_large']);
  }
});

it.each(['x=1&x=2', 'x[]=1', '__proto__=1'])('no write takes the form %s', async (payload) =>
  expectAll(writes(), { payload, type: FORM_TYPE }, 400, 'platform.malformed'),
);

it.each([
  -1,
  0,
  0.001,
  100.999,
  '1e309',
  '1e3',
  ' 100',
  '-1',
  '0',
  '0.001',
  '100.999',
  'NaN',
  null,
  2 ** 53,
  '9007199254740993',
  '১০০',
  '',
  [],
  true,
])('the operator cannot grant %p', async (credit) => {
  const answer = await send({ method: 'PATCH', path: '/operator/players/demoplayer' }, { payload: JSON.stringify({ credit }) });
  expect([answer.status, answer.body.code]).toEqual([422, 'platform.invalid']);
});

it.each([
  ['a parameter twice', FORM_TYPE, 'action=bet&action=win'],
  ['a list', FORM_TYPE, 'action[]=bet'],
  ['a poisoned prototype', FORM_TYPE, '__proto__=1'],
  ['a poisoned item', FORM_TYPE, 'rollback_transactions[0][__proto__]=1'],
  ['a NUL', FORM_TYPE, 'action=%00'],
  ['more than a megabyte', FORM_TYPE, `action=${'a'.repeat(1_050_000)}`],
  ['JSON of endless depth', JSON_TYPE, deep],
  ['more than a megabyte of JSON', JSON_TYPE, JSON.stringify({ action: 'a'.repeat(1_050_000) })],
  ['a poisoned JSON prototype', JSON_TYPE, '{"__proto__":{"action":"bet"}}'],
  ['another type', 'text/plain', 'action=bet'],
])('the seamless wallet answers 200 and an error to %s', async (_name, type, payload) => {
  const answer = await platform.app.inject({ method: 'POST', url: '/seamless', headers: { 'content-type': type }, payload });
  expect([answer.statusCode, answer.json<{ error_code: string }>().error_code]).toEqual([200, 'INVALID_REQUEST']);
});

it.each(['session', 'balance', 'bet', 'win', 'refund', 'rollback'])(
  'the signed action %s accepts no key outside of its contract',
  async (action) => {
    expect(await callWallet(platform, { action, surprise: '1' })).toMatchObject({ error_code: 'INVALID_REQUEST' });
  },
);
