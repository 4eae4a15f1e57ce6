import { getMatchOdds, getScoreBoard } from '@site/api/contracts/exchange';
import { INLINED_READ_MS, inlinedReadId } from '@site/api/contracts/inlined-reads';
import * as z from '@site/api/schema';
import { ApiError } from './api-error';
import { call, connectClient, exchangeOrigin } from './client';
import { RETRY_PAUSES_MS } from './retry';

const look = z.defineEndpoint({
  method: 'GET',
  path: '/api/things/:id',
  access: 'public',
  input: z.object({ id: z.string(), type: z.optional(z.string()) }),
  output: z.object({ name: z.string() }),
  errors: [],
  summary: 'A public read',
});

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (problem: unknown) => problem as ApiError,
  );

const poll = (signal?: AbortSignal) => call(getMatchOdds, { marketId: '1.4' }, { isPolled: true, ...(signal ? { signal } : {}) });
const fetched = jest.fn<Promise<unknown>, [string, { signal: AbortSignal | null }]>();
const before = globalThis.fetch;
const answerOf = (body: unknown, status = 200, headers: Record<string, string> = {}) => ({
  ok: status < 400,
  status,
  headers: { get: (name: string) => headers[name] ?? null },
  json: () => Promise.resolve().then(() => JSON.parse(String(body)) as unknown),
  text: () => Promise.resolve(body),
});
const answerWith = (...answer: Parameters<typeof answerOf>) => fetched.mockResolvedValue(answerOf(...answer));
const addresses = () => fetched.mock.calls.map(([address]) => address);
const hang = () =>
  fetched.mockImplementation(
    (_, { signal }) => new Promise((__, failed) => signal?.addEventListener('abort', () => failed(signal.reason as Error))),
  );

beforeEach(() => {
  fetched.mockReset();
  globalThis.fetch = fetched as unknown as typeof fetch;
  connectClient({ session: { token: () => 'T', renewed: () => {} }, exchangeOrigin: 'http://exchange.test' });
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = before;
});

it('a public read fills the path, sends the other fields as the query and returns the parsed answer', async () => {
  answerWith('{"name":"lily","more":1}');
  await expect(call(look, { id: 'a/b', type: 'SLOT & more' })).resolves.toEqual({ name: 'lily' });
  await call(look, { id: '1', type: undefined });
  expect(addresses()).toEqual(['/api/things/a%2Fb?type=SLOT+%26+more', '/api/things/1']);
});

it('EXCHANGE-023: returns an answer that is a text, such as the frame of a score board, as it is', async () => {
  const frame = '<iframe src="https://exchange.test/score/4"></iframe>';
  answerWith(frame, 200, { 'content-type': 'text/plain; charset=utf-8' });
  await expect(call(getScoreBoard, { eventId: '4' })).resolves.toBe(frame);
});

it('SHELL-055, PLATFORM-001: a public read of the exchange’s data goes to a host of its own, all others to the site’s', async () => {
  answerWith('[]');
  await call(getMatchOdds, { marketId: '1.4' });
  answerWith('{"name":"x"}');
  await call(look, { id: '1' });
  expect(addresses()).toEqual(['http://exchange.test/api/match-odds/1.4', '/api/things/1']);
  expect(exchangeOrigin()).toBe('http://exchange.test');
});

it('a public read is refused with the words of the platform', async () => {
  answerWith('{"message":"Slow down.","code":"platform.too_many","requestId":"r1"}', 429, { 'retry-after': '7' });
  expect(await failure(call(look, { id: '1' }))).toMatchObject({
    kind: 'refused',
    status: 429,
    serverMessage: 'Slow down.',
    code: 'platform.too_many',
    requestId: 'r1',
    retryAfterS: 7,
    call: 'GET /api/things/:id',
  });
});

it('a public read is repeated on a fault, until an answer comes', async () => {
  jest.useFakeTimers();
  fetched.mockResolvedValueOnce(answerOf('<html>', 502)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockResolvedValue(answerOf('{"name":"x"}'));
  const running = call(look, { id: '1' });
  await jest.advanceTimersByTimeAsync(1.5 * (RETRY_PAUSES_MS[0] + RETRY_PAUSES_MS[1]));
  await expect(running).resolves.toEqual({ name: 'x' });
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('a public read ends after ten seconds without an answer, and is not repeated then', async () => {
  jest.useFakeTimers();
  hang();
  const running = failure(call(look, { id: '1' }));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await running).toMatchObject({ kind: 'unreachable' });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('a public read ends when its caller cancels', async () => {
  hang();
  const control = new AbortController();
  const running = failure(call(look, { id: '1' }, { signal: control.signal }));
  control.abort();
  expect(await running).toMatchObject({ name: 'AbortError' });
});

describe('an answer that the document holds', () => {
  const hold = (json: string, path = '/api/things/1') => {
    const element = document.body.appendChild(document.createElement('script'));
    Object.assign(element, { type: 'application/json', id: inlinedReadId(path), textContent: json });
  };
  beforeEach(() => answerWith('{"name":"river"}'));
  afterEach(() => document.body.replaceChildren());

  it('is used once, without a request', async () => {
    hold('{"name":"lily"}');
    await expect(call(look, { id: '1' })).resolves.toEqual({ name: 'lily' });
    expect(fetched).not.toHaveBeenCalled();
    await expect(call(look, { id: '1' })).resolves.toEqual({ name: 'river' });
  });

  it('is checked like any other', async () => {
    hold('{"name":1}');
    expect(await failure(call(look, { id: '1' }))).toMatchObject({ kind: 'off-contract' });
  });

  it('is not used for another thing, or with another query', async () => {
    hold('{"name":"lily"}');
    await expect(call(look, { id: '2' })).resolves.toEqual({ name: 'river' });
    await expect(call(look, { id: '1', type: 'SLOT' })).resolves.toEqual({ name: 'river' });
  });

  it('is not used when the page is old', async () => {
    hold('{"name":"lily"}');
    const now = jest.spyOn(performance, 'now').mockReturnValue(INLINED_READ_MS);
    await expect(call(look, { id: '1' })).resolves.toEqual({ name: 'river' });
    now.mockRestore();
  });
});

it('a polled read is fetched once, without the bearer, and checked like any other', async () => {
  answerWith('[]');
  await expect(poll()).resolves.toEqual([]);
  expect(fetched.mock.calls).toEqual([['http://exchange.test/api/match-odds/1.4', { signal: null, headers: {} }]]);
  answerWith('[{"marketId":1}]');
  expect(await failure(poll())).toMatchObject({ kind: 'off-contract' });
});

it.each([
  ['<html>', 200, 'off-contract'],
  ['{}', 503, 'fault'],
  ['{}', 404, 'refused'],
  ['{}', 429, 'refused'],
])('a polled read is not repeated when %s comes with %i', async (body, status, kind) => {
  answerWith(body, status);
  const problem = await failure(poll());
  expect(problem).toBeInstanceOf(ApiError);
  expect(problem).toMatchObject({ kind });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('a polled read fails with unreachable when nothing answers, and throws no ApiError when its caller cancels', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await failure(poll())).toMatchObject({ kind: 'unreachable' });
  const control = new AbortController();
  control.abort();
  expect(await failure(poll(control.signal))).not.toBeInstanceOf(ApiError);
});
