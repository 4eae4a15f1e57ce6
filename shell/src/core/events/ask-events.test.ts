import { ReadableStream } from 'node:stream/web';
import { askEvents } from './ask-events';

function answerWith({ status = 200, headers = {}, parts = [] as Uint8Array[] }) {
  const body = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  const all = new Map(Object.entries(headers));
  const ask = jest.fn((_address: string, _options: RequestInit) =>
    Promise.resolve({ status, headers: { get: (name: string) => all.get(name) ?? null }, body }),
  );
  Object.assign(globalThis, { fetch: ask });
  return ask;
}

const STREAM = { 'content-type': 'text/event-stream; charset=utf-8' };
const ask = () => askEvents('T1', new AbortController().signal);

it('sends the bearer in a header, never in the address', async () => {
  const asked = answerWith({ headers: STREAM });
  await ask();
  expect(asked.mock.calls[0]).toMatchObject(['/api/events', { headers: { Authorization: 'Bearer T1' } }]);
});

it('joins a letter whose bytes arrive in two parts', async () => {
  const bytes = new TextEncoder().encode('data: "শাপলা"\n\n');
  answerWith({ headers: STREAM, parts: [bytes.slice(0, 9), bytes.slice(9, 10), bytes.slice(10)] });
  let said = '';
  for await (const text of (await ask()).texts ?? []) said += text;
  expect(said).toBe('data: "শাপলা"\n\n');
});

it('accepts only an event stream', async () => {
  answerWith({ headers: { 'content-type': 'text/html' } });
  expect((await ask()).texts).toBeNull();
});

it('reads how long to wait, and the renewed token', async () => {
  answerWith({ status: 429, headers: { 'retry-after': '30', 'x-renewed-token': 'T2' } });
  expect(await ask()).toEqual({ status: 429, retryAfterS: 30, renewedToken: 'T2', texts: null });
});

it('does not wait for a date it cannot read', async () => {
  answerWith({ status: 503, headers: { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' } });
  expect((await ask()).retryAfterS).toBe(0);
});

it.each(['Infinity', '99999999'])('waits ten minutes at most: %s', async (seconds) => {
  answerWith({ status: 503, headers: { 'retry-after': seconds } });
  expect((await ask()).retryAfterS).toBe(600);
});
