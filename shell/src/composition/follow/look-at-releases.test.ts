import { channelDocument } from '#testing/documents';
import type { Verification } from '@site/remote';
import { createLook } from './look-at-releases';

interface Answer {
  status?: number;
  json?: () => Promise<unknown>;
}

function setUp(answer: Answer | Error, verified: Verification = { fault: 'malformed' }) {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { status = 200, json = () => Promise.resolve({}) } = answer instanceof Error ? {} : answer;
  const given = answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ status, ok: status === 200, json });
  const ask = jest.fn((_address: string, _options: { headers: Record<string, string> }) => given);
  Object.assign(globalThis, { fetch: ask });
  // jsdom has no AbortSignal.timeout.
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  const accept = jest.fn();
  const onGood = jest.fn();
  const look = createLook({ current: () => channelDocument(), verify: () => Promise.resolve(verified), accept, onGood });
  return { look, ask, accept, onGood };
}

afterEach(() => jest.restoreAllMocks());

it('sends its serial, and takes nothing when that is what is released', async () => {
  const { look, ask, accept, onGood } = setUp({ status: 304 });
  await look();
  expect(ask.mock.calls[0]?.[1].headers).toEqual({ 'if-none-match': '"live-7"' });
  expect(accept).not.toHaveBeenCalled();
  expect(onGood).toHaveBeenCalled();
});

it('takes a newer document', async () => {
  const next = channelDocument({ serial: 8 });
  const { look, accept } = setUp({}, { document: next });
  await look();
  expect(accept).toHaveBeenCalledWith(next);
});

it.each([
  ['is down', { status: 503 }, { fault: 'malformed' }, 'answered 503'],
  ['cannot be reached', new TypeError('failed'), { fault: 'malformed' }, 'TypeError'],
  ['answers HTML', { json: () => Promise.reject(new SyntaxError('<')) }, { fault: 'malformed' }, 'SyntaxError'],
  ['answers what nobody signed', {}, { fault: 'tampered' }, 'tampered'],
  ['goes back', {}, { fault: 'replayed' }, 'replayed'],
  ['answers with another channel', {}, { document: channelDocument({ channel: 'plain', serial: 9 }) }, 'another channel'],
] as const)('keeps what it follows and says once why, when the registry %s', async (_, answer, verified, fault) => {
  const { look, accept, onGood } = setUp(answer, verified);
  await look();
  await look();
  expect(accept).not.toHaveBeenCalled();
  expect(onGood).not.toHaveBeenCalled();
  expect(jest.mocked(console.error).mock.calls).toEqual([[`A release document was refused: ${fault}`]]);
});
