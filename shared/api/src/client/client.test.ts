import axios, { AxiosError, CanceledError, type AxiosAdapter, type InternalAxiosRequestConfig } from 'axios';
import { endOtherSessions } from '@site/api/contracts/security';
import { logout, RENEWED_TOKEN_HEADER } from '@site/api/contracts/session';
import { balance } from '@site/api/contracts/wallet';
import * as z from '@site/api/schema';
import { ApiError } from './api-error';
import { RETRY_PAUSES_MS } from './retry';

let call: typeof import('./client').call;
let connectClient: typeof import('./client').connectClient;

type Answer = { status?: number; data?: unknown; headers?: Record<string, string> };
const requests: InternalAxiosRequestConfig[] = [];
let answers: (Answer | Error)[] = [];

const adapter: AxiosAdapter = async (config) => {
  requests.push(config);
  if (config.signal?.aborted) throw new CanceledError('canceled', undefined, config);
  const answer = answers.length > 1 ? answers.shift() : answers[0];
  if (!answer || answer instanceof Error) throw answer ?? new Error('no answer planned');
  const response = { status: 200, statusText: '', headers: {}, data: {}, ...answer, config };
  if (response.status < 400) return response;
  throw new AxiosError('refused', undefined, config, undefined, response);
};

const ping = z.defineEndpoint({
  method: 'GET',
  path: '/api/things/:id',
  access: 'player',
  input: z.object({ id: z.string(), type: z.optional(z.string()) }),
  output: z.object({ name: z.string() }),
  errors: [],
  summary: 'A read',
});
const convert = z.defineEndpoint({
  ...ping,
  path: '/api/convert',
  neverStored: true,
  summary: 'A read by its method that changes something',
});
const pay = z.defineEndpoint({ ...ping, method: 'POST', path: '/api/pay', money: true, summary: 'A money post' });
const post = z.defineEndpoint({ ...ping, method: 'POST', path: '/api/post', access: 'public', summary: 'A public post' });

const stored = { token: 'first' as string | null };

// `axios.create` copies the defaults, so the test adapter is set before the client is imported.
beforeAll(async () => {
  axios.defaults.adapter = adapter;
  ({ call, connectClient } = await import('./client'));
});

beforeEach(() => {
  requests.length = 0;
  stored.token = 'first';
  connectClient({ session: { token: () => stored.token, renewed: (token) => (stored.token = token) } });
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (problem: unknown) => problem as ApiError,
  );

it('fills the path, sends the other fields as the query and returns the parsed answer', async () => {
  answers = [{ data: { name: 'lily', more: 1 } }];
  await expect(call(ping, { id: 'a/b', type: 'SLOT' })).resolves.toEqual({ name: 'lily' });
  expect(requests[0]).toMatchObject({ url: '/api/things/a%2Fb', params: { type: 'SLOT' }, timeout: 10_000 });
});

it('SHELL-014, 055: calls for players carry the bearer, and no others do', async () => {
  answers = [{ data: { name: 'x' } }, { data: { balance: '1.00' } }];
  await call(post, { id: '1' });
  await call(balance, {});
  expect(requests.map(({ headers }) => headers['Authorization'] as unknown)).toEqual([undefined, 'Bearer first']);
});

it('sends a call with the token of the moment it was called at', async () => {
  answers = [{ data: { balance: '1.00' } }];
  const running = call(balance, {});
  stored.token = null;
  await running;
  expect(requests[0]?.headers['Authorization']).toBe('Bearer first');
});

it('fails with off-contract when the answer does not fit the contract', async () => {
  answers = [{ data: { balance: 12 } }];
  expect(await failure(call(balance, {}))).toMatchObject({ kind: 'off-contract' });
});

it.each([
  [401, 'unauthenticated'],
  [403, 'refused'],
  [422, 'refused'],
  [429, 'refused'],
  [500, 'fault'],
  [503, 'fault'],
])('a post answered with %i is %s, with the message and fields of the platform', async (status, kind) => {
  answers = [
    { status, data: { message: 'No.', code: 'a.b', requestId: 'r1', errors: { email: ['taken'] } }, headers: { 'retry-after': '7' } },
  ];
  const problem = await failure(call(balance, {}));
  expect(problem).toBeInstanceOf(ApiError);
  expect(problem).toMatchObject({
    kind,
    status,
    serverMessage: 'No.',
    code: 'a.b',
    requestId: 'r1',
    errors: { email: ['taken'] },
    retryAfterS: 7,
  });
});

it('gives a readable error when a proxy answers with a page', async () => {
  answers = [{ status: 502, data: '<html>' }];
  expect(await failure(call(balance, {}))).toMatchObject({ kind: 'fault', status: 502, serverMessage: undefined });
});

describe('repeating', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const afterPauses = async (work: Promise<unknown>) => {
    const end = failure(work);
    await jest.advanceTimersByTimeAsync(1.5 * RETRY_PAUSES_MS.reduce((sum, pause) => sum + pause, 0));
    return end;
  };

  it('repeats a read three times at most, on a fault and when nothing answers', async () => {
    answers = [{ status: 500 }, new AxiosError('reset', 'ERR_NETWORK'), { status: 503 }, { status: 500 }];
    expect(await afterPauses(call(ping, { id: '1' }))).toMatchObject({ kind: 'fault' });
    expect(requests).toHaveLength(4);
  });

  it('does not let all pages try again in one moment', async () => {
    answers = [{ status: 500 }, { status: 500 }, { status: 500 }, { status: 500 }];
    jest.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(1);
    void failure(call(ping, { id: '1' }));
    await jest.advanceTimersByTimeAsync(RETRY_PAUSES_MS[0] / 2);
    expect(requests).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1.5 * RETRY_PAUSES_MS[1] - 1);
    expect(requests).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(3);
    jest.restoreAllMocks();
  });

  it('succeeds when the second try succeeds', async () => {
    answers = [{ status: 500 }, { data: { name: 'x' } }];
    expect(await afterPauses(call(ping, { id: '1' }))).toBeNull();
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['a refused read', () => call(ping, { id: '1' }), { status: 404 }],
    ['a post', () => call(balance, {}), { status: 500 }],
    ['a read that changes something', () => call(convert, { id: '1' }), { status: 503 }],
    ['a money post', () => call(pay, { id: '1' }), { status: 503 }],
    ['a read of a player that its caller asks again by itself', () => call(balance, {}, { isPolled: true }), { status: 503 }],
    ['a read that timed out', () => call(ping, { id: '1' }), new AxiosError('slow', 'ECONNABORTED')],
  ])('never repeats %s', async (_, work, answer) => {
    answers = [answer];
    expect(await afterPauses(work())).toBeInstanceOf(ApiError);
    expect(requests).toHaveLength(1);
  });

  it('stops waiting when it is cancelled', async () => {
    answers = [{ status: 500 }];
    const control = new AbortController();
    const end = failure(call(ping, { id: '1' }, { signal: control.signal }));
    await jest.advanceTimersByTimeAsync(10);
    control.abort();
    expect(await end).not.toBeInstanceOf(ApiError);
    expect(requests).toHaveLength(1);
  });
});

it('gives each money post a key of its own, and keeps the one that the player retries under', async () => {
  answers = [{ data: { name: 'x' } }];
  await call(pay, { id: '1' });
  await call(pay, { id: '1' });
  await call(pay, { id: '1' }, { idempotencyKey: 'mine' });
  await call(logout, {}).catch(() => {});
  const keys = requests.map(({ headers }) => headers['Idempotency-Key'] as string | undefined);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys.slice(2)).toEqual(['mine', undefined]);
});

describe('a file', () => {
  const attach = z.defineEndpoint({
    ...pay,
    path: '/api/attach',
    input: z.object({ amount: z.string(), id: z.int(), note: z.optional(z.nullable(z.string())), slip: z.optional(z.file()) }),
    summary: 'A file',
  });
  const fetchFile = z.defineEndpoint({ ...ping, path: '/api/file', access: 'player', input: z.object({}), output: z.file() });
  const slip = new File(['abc'], 'slip.png', { type: 'image/png' });
  const sentForm = () => {
    const data: unknown = requests[0]?.data;
    return data instanceof FormData ? Object.fromEntries(data.entries()) : null;
  };

  it('is sent as a form without its empty fields, with a longer time-out', async () => {
    answers = [{ data: { name: 'x' } }];
    await call(attach, { amount: '5', id: 7, note: null, slip });
    expect(sentForm()).toEqual({ amount: '5', id: '7', slip });
    expect(requests[0]?.timeout).toBe(60_000);
  });

  it('is optional: without one the call is sent as JSON', async () => {
    answers = [{ data: { name: 'x' } }];
    await call(attach, { amount: '5', id: 7, note: null, slip: undefined });
    expect(JSON.parse(String(requests[0]?.data))).toEqual({ amount: '5', id: 7, note: null });
    expect(requests[0]?.timeout).toBe(10_000);
  });

  it('reports the part of it that is sent', async () => {
    answers = [{ data: { name: 'x' } }];
    const parts: number[] = [];
    await call(attach, { amount: '5', id: 7, slip }, { onProgress: (part) => parts.push(part) });
    const progress = { loaded: 1, bytes: 1, lengthComputable: true };
    requests[0]?.onUploadProgress?.({ ...progress, progress: 0.5 });
    requests[0]?.onUploadProgress?.({ ...progress, lengthComputable: false });
    expect(parts).toEqual([0.5]);
  });

  it('is returned as a file under the name that the platform gave it', async () => {
    const headers = { 'content-disposition': 'attachment; filename="receipt-D1.pdf"' };
    answers = [{ data: new Blob(['%PDF'], { type: 'application/pdf' }), headers }];
    const file = await call(fetchFile, {});
    expect([requests[0]?.responseType, file.name, file.size, file.type]).toEqual(['blob', 'receipt-D1.pdf', 4, 'application/pdf']);
  });

  it('fails with off-contract when the answer is no file', async () => {
    answers = [{ data: { name: 'x' } }];
    expect(await failure(call(fetchFile, {}))).toMatchObject({ kind: 'off-contract' });
  });

  it.each([
    [
      'in words',
      JSON.stringify({ message: 'Not yours.', code: 'platform.not_found' }),
      { serverMessage: 'Not yours.', code: 'platform.not_found' },
    ],
    ['as a page', '<html>', { serverMessage: undefined, code: undefined }],
  ])('is refused %s', async (_name, body, expected) => {
    answers = [{ status: 404, data: new Blob([body]) }];
    expect(await failure(call(fetchFile, {}))).toMatchObject({ kind: 'refused', status: 404, ...expected });
  });
});

describe('a renewed token', () => {
  const renewing = { data: { balance: '1.00' }, headers: { [RENEWED_TOKEN_HEADER]: 'second' } };

  it('replaces the one that was sent', async () => {
    answers = [renewing];
    await call(balance, {});
    expect(stored.token).toBe('second');
  });

  it('is ignored when the page had it before, because an old answer brought it back', async () => {
    answers = [renewing, { ...renewing, headers: { [RENEWED_TOKEN_HEADER]: 'third' } }, renewing];
    for (let nth = 0; nth < 3; nth++) await call(balance, {});
    expect(stored.token).toBe('third');
  });

  it('is taken from a refusal as well', async () => {
    answers = [{ status: 422, data: { message: 'No', code: 'platform.invalid', requestId: '1' }, headers: renewing.headers }];
    await failure(call(balance, {}));
    expect(stored.token).toBe('second');
  });

  it('sends a call whose token became void once more, as the same money post', async () => {
    const refused = { status: 401, data: { message: 'Please log in again.', code: 'platform.unauthenticated', requestId: '1' } };
    answers = [{ data: { ended: 0 }, headers: renewing.headers }, refused, { data: { name: 'paid' } }];
    const renewed = call(endOtherSessions, {});
    const paid = call(pay, { id: '1' }, { idempotencyKey: 'key-of-this-one-post' });
    await renewed;
    await expect(paid).resolves.toEqual({ name: 'paid' });
    expect(requests.map(({ headers }) => String(headers['Authorization']))).toEqual(['Bearer first', 'Bearer first', 'Bearer second']);
    expect(requests.slice(1).map(({ headers }) => String(headers['Idempotency-Key']))).toEqual([
      'key-of-this-one-post',
      'key-of-this-one-post',
    ]);
    answers = [refused];
    expect(await failure(call(balance, {}))).toMatchObject({ kind: 'unauthenticated' });
  });

  it('does not send a call again for another player who logged in meanwhile', async () => {
    answers = [{ status: 401, data: { message: 'Please log in again.', code: 'platform.unauthenticated', requestId: '1' } }];
    const running = failure(call(balance, {}));
    stored.token = 'of another player';
    expect(await running).toMatchObject({ kind: 'unauthenticated' });
    expect(requests).toHaveLength(1);
  });

  it('is dropped when the player logged out while the call ran', async () => {
    answers = [renewing];
    const running = call(balance, {});
    stored.token = null;
    await running;
    expect(stored.token).toBeNull();
  });
});
