import { act, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { ApiError, call } from '@site/api';
import { findOutcome } from '@site/api/contracts/wallet';
import * as z from '@site/api/schema';
import type { Endpoint } from '@site/api/schema';
import { createShellDouble, DEMO_PLAYER } from '../testing';
import { ShellProvider } from '../shell-host';
import { useMoneyCall } from './use-money-call';

jest.mock('@site/api', () => ({ ...jest.requireActual<object>('@site/api'), call: jest.fn() }));

const pay = z.defineEndpoint({
  method: 'POST',
  path: '/api/pay',
  access: 'player',
  input: z.strictObject({ amount: z.string(), slip: z.optional(z.file()) }),
  output: z.object({ paid: z.string() }),
  errors: [],
  money: true,
  summary: 'A money post',
});

type Options = { idempotencyKey?: string; onProgress?: (part: number) => void };
/** Answers to the posts and to the requests for the outcome, in turn; the last one is repeated. */
let posts: (() => Promise<unknown>)[];
let questions: (() => Promise<unknown>)[];
const sent: { key: string | undefined; options: Options; input: unknown }[] = [];
const asked: string[] = [];
const next = (answers: (() => Promise<unknown>)[]) =>
  (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Promise.reject(new Error('no answer'));

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  asked.length = 0;
  questions = [none];
  jest.mocked(call).mockImplementation(((endpoint: Endpoint, input: { key?: string }, options: Options = {}) => {
    if (endpoint === findOutcome) {
      asked.push(input.key ?? '');
      return next(questions);
    }
    sent.push({ key: options.idempotencyKey, options, input });
    return next(posts);
  }) as typeof call);
});
afterEach(() => jest.useRealTimers());

const PAID = { paid: '5.00' };
const yes = () => Promise.resolve(PAID);
const none = () => Promise.resolve({ state: 'none' });
const done = () => Promise.resolve({ state: 'done', answer: PAID });
const fails = (facts: ConstructorParameters<typeof ApiError>[0]) => () => Promise.reject(new ApiError(facts));
const lost = fails({ kind: 'unreachable' });
const refused = fails({ kind: 'refused', status: 409, code: 'funds.trx_used' });
function held() {
  let give: (answer: unknown) => void = () => {};
  const answer = new Promise<unknown>((resolve) => (give = resolve));
  return { answer: () => answer, give };
}

function open() {
  const host = createShellDouble({ player: DEMO_PLAYER });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <ShellProvider host={host}>{children}</ShellProvider>
    </StrictMode>
  );
  const { result, unmount } = renderHook(() => useMoneyCall(pay), { wrapper });
  return { state: () => result.current, host, unmount };
}
/** Starts a post; its outcome can be read after `wait`. */
function send(state: () => ReturnType<typeof useMoneyCall<typeof pay>>, input = { amount: '5' } as { amount: string; slip?: File }) {
  const end: { answer?: unknown; problem?: unknown } = {};
  act(
    () =>
      void state()
        .send(input)
        .then(
          (answer) => (end.answer = answer),
          (problem: unknown) => (end.problem = problem),
        ),
  );
  return end;
}
const wait = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const ALL_QUESTIONS_MS = 7000;

it('sends, returns the answer, and is idle again', async () => {
  posts = [yes];
  const { state } = open();
  const end = send(state);
  expect(state().phase).toBe('sending');
  await wait();
  expect(end).toEqual({ answer: PAID });
  expect(state()).toMatchObject({ phase: 'idle', progress: null });
});

describe('a post that the owner has to confirm', () => {
  const asks = fails({ kind: 'refused', status: 403, code: 'security.password_needed' });

  it('is sent again under the same key, with the confirmation and the same input', async () => {
    posts = [asks, yes];
    const { state, host } = open();
    const end = send(state);
    await wait();
    expect(end).toEqual({ answer: PAID });
    expect(host.notes.proofs).toEqual(['password']);
    expect(sent.map(({ input }) => input)).toEqual([{ amount: '5' }, { amount: '5', confirmation: 'the-owner-confirmed' }]);
    expect(sent[0]?.key).toBe(sent[1]?.key);
  });

  it('stops without the confirmation, and can be sent again', async () => {
    posts = [asks, asks, yes];
    const { state, host } = open();
    act(() => host.change({ confirmation: null }));
    const end = send(state);
    await wait();
    expect([end, sent.length, state().phase]).toEqual([{ answer: null }, 1, 'idle']);
    act(() => host.change({ confirmation: 'C2' }));
    const again = send(state);
    await wait();
    expect(again).toEqual({ answer: PAID });
  });

  it('keeps its key when the answer to the confirmed post is lost, so that it cannot be booked twice', async () => {
    posts = [asks, lost, yes];
    const { state } = open();
    send(state);
    await wait(ALL_QUESTIONS_MS);
    send(state);
    await wait();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });
});

it('makes one request of a double click', async () => {
  const post = held();
  posts = [post.answer];
  const { state } = open();
  const [first, second] = [send(state), send(state)];
  await wait();
  expect(second).toEqual({ answer: null });
  post.give(PAID);
  await wait();
  expect([first, sent.length]).toEqual([{ answer: PAID }, 1]);
});

it('gives every new post a new key', async () => {
  posts = [yes];
  const { state } = open();
  for (let at = 0; at < 2; at++) {
    send(state);
    await wait();
  }
  expect(sent[0]?.key).toMatch(/^[\w-]{16,64}$/);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

it('finds the outcome when the answer is lost after the booking', async () => {
  posts = [lost];
  questions = [none, done];
  const { state } = open();
  const end = send(state);
  await wait();
  expect(state()).toMatchObject({ phase: 'checking', progress: null });
  await wait(1000);
  expect(end).toEqual({ answer: PAID });
  expect([state().phase, sent.length, asked]).toEqual(['idle', 1, [sent[0]?.key, sent[0]?.key]]);
});

it.each<[string, () => Promise<unknown>]>([
  ['a fault', fails({ kind: 'fault', status: 502 })],
  ['an answer that nobody can read', fails({ kind: 'off-contract' })],
])('requests the outcome after %s as well', async (_name, answer) => {
  posts = [answer];
  questions = [done];
  const { state } = open();
  const end = send(state);
  await wait();
  expect(end).toEqual({ answer: PAID });
});

it('reports an unknown outcome when the post is lost before the booking, and sends the same content under the same key', async () => {
  posts = [lost, yes];
  const { state } = open();
  const end = send(state);
  await wait(ALL_QUESTIONS_MS);
  expect(end.problem).toMatchObject({ kind: 'unreachable' });
  expect([state().phase, asked.length]).toEqual(['idle', 4]);
  const again = send(state);
  await wait();
  expect(again).toEqual({ answer: PAID });
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

it('keeps that key when the log-in ends in between, because this proves nothing about the first try', async () => {
  posts = [lost, fails({ kind: 'unauthenticated', status: 401 }), yes];
  const { state } = open();
  for (const waitMs of [ALL_QUESTIONS_MS, 0, 0]) {
    send(state);
    await wait(waitMs);
  }
  expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key, sent[0]?.key]);
});

it('reports an unknown outcome when the platform stays away, after any first failure', async () => {
  posts = [fails({ kind: 'fault', status: 503, serverMessage: 'Later.' })];
  questions = [lost];
  const { state } = open();
  const end = send(state);
  await wait(ALL_QUESTIONS_MS);
  expect(end.problem).toMatchObject({ kind: 'unreachable' });
  expect(end.problem).not.toHaveProperty('serverMessage');
});

it('reports the platform’s error when nothing was booked', async () => {
  posts = [fails({ kind: 'fault', status: 500, serverMessage: 'Something went wrong.' })];
  const { state } = open();
  const end = send(state);
  await wait(ALL_QUESTIONS_MS);
  expect(end.problem).toMatchObject({ kind: 'fault', serverMessage: 'Something went wrong.' });
});

it('reports an unknown outcome for a stored answer that it cannot read', async () => {
  posts = [lost];
  questions = [() => Promise.resolve({ state: 'done', answer: { surprise: 1 } })];
  const { state } = open();
  const end = send(state);
  await wait(ALL_QUESTIONS_MS);
  expect(end.problem).toMatchObject({ kind: 'unreachable' });
});

it('gives other content a new key after an unknown outcome, also a file that only looks the same', async () => {
  posts = [lost];
  const { state } = open();
  const slip = (time: number) => new File(['abc'], 'slip.png', { lastModified: time });
  const inputs = [
    { amount: '5' },
    { amount: '6' },
    { amount: '6', slip: slip(1) },
    { amount: '6', slip: slip(1) },
    { amount: '6', slip: slip(2) },
  ];
  for (const input of inputs) {
    send(state, input);
    await wait(ALL_QUESTIONS_MS);
  }
  const keys = sent.map(({ key }) => key);
  expect(new Set(keys).size).toBe(4);
  expect(keys[2]).toBe(keys[3]);
});

it('throws a refusal at once, requests no outcome, and gives the next try a new key', async () => {
  posts = [refused, yes];
  const { state } = open();
  const end = send(state);
  await wait();
  expect(end.problem).toMatchObject({ kind: 'refused', code: 'funds.trx_used' });
  send(state);
  await wait();
  expect(asked).toEqual([]);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

it('reports the part that is sent', async () => {
  const post = held();
  posts = [post.answer];
  const { state } = open();
  send(state);
  expect(state().progress).toBeNull();
  act(() => sent[0]?.options.onProgress?.(0.4));
  expect(state().progress).toBe(0.4);
  post.give(PAID);
  await wait();
  expect(state().progress).toBeNull();
});

it.each([
  ['an answer', () => yes, 0],
  ['a refusal', () => refused, 0],
  ['an unknown outcome', () => lost, ALL_QUESTIONS_MS],
])('keeps the page busy until %s, then refreshes the balance', async (_name, answer, ms) => {
  posts = [answer()];
  const { state, host } = open();
  send(state);
  expect([...host.notes.busy]).toEqual(['/api/pay']);
  await wait(ms);
  expect([host.notes.busy.size, host.notes.refreshes]).toEqual([0, 1]);
});

it('continues after its screen is left, finds the outcome and refreshes the balance', async () => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
  posts = [lost];
  questions = [none, done];
  const { state, host, unmount } = open();
  const end = send(state);
  await wait();
  unmount();
  act(() => sent[0]?.options.onProgress?.(1));
  await wait(1000);
  expect(end).toEqual({ answer: PAID });
  expect([host.notes.busy.size, host.notes.refreshes, warned.mock.calls]).toEqual([0, 1, []]);
  warned.mockRestore();
});
