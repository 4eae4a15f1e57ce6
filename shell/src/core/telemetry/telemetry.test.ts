import { sendTelemetry, type TelemetryEvent } from '@site/api/contracts/telemetry';
import * as z from '@site/api/schema';
import { createTelemetry } from './telemetry';

const loaded: TelemetryEvent = { remote: 'mf-catalogue', release: '1.0.0-aaaaaaaa', cohort: 'live', serial: 7, kind: 'loaded' };
const crashed: TelemetryEvent = { ...loaded, kind: 'crashed' };

let stop: () => void;
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  stop();
  hide(false);
  jest.useRealTimers();
});

function setUp(answer: (isLeaving: boolean) => boolean | Promise<boolean> = () => true) {
  const send = jest.fn((_body: string, isLeaving: boolean) => answer(isLeaving));
  const telemetry = createTelemetry({ send });
  stop = telemetry.start();
  const sent = () =>
    send.mock.calls.map(([body]) => {
      const read = z.safeParse(sendTelemetry.input, JSON.parse(body));
      if (!read.success) throw read.error;
      return read.data.events;
    });
  return { ...telemetry, send, sent, many: (count: number) => Array.from({ length: count }, () => telemetry.record(loaded)) };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function hide(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  if (isHidden) document.dispatchEvent(new Event('visibilitychange'));
}

it('sends all events together, five seconds after the first', async () => {
  const { record, send, sent } = setUp();
  record(loaded);
  await pass(4900);
  record({ ...loaded, kind: 'mounted', ms: 340.4 });
  expect(send).not.toHaveBeenCalled();
  await pass(200);
  expect(sent()).toEqual([[loaded, { ...loaded, kind: 'mounted', ms: 340 }]]);
});

it('does nothing while nothing happens', async () => {
  const { send } = setUp();
  expect(jest.getTimerCount()).toBe(0);
  await pass(60_000);
  hide(true);
  window.dispatchEvent(new Event('pagehide'));
  expect(send).not.toHaveBeenCalled();
});

it('waits for the page to be idle', async () => {
  const idle: (() => void)[] = [];
  const send = jest.fn(() => true);
  const telemetry = createTelemetry({ send, whenIdle: (work) => idle.push(work) });
  stop = telemetry.start();
  telemetry.record(loaded);
  await pass(60_000);
  expect([idle.length, send.mock.calls.length]).toEqual([1, 0]);
  idle[0]?.();
  expect(send).toHaveBeenCalledTimes(1);
});

it('sends at most 50 at a time and keeps at most 200', async () => {
  const { many, sent } = setUp();
  many(500);
  await pass(60_000);
  expect(sent().map(({ length }) => length)).toEqual([50, 50, 50, 50]);
});

it.each([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['the page is hidden', () => hide(true)],
])('sends everything at once when %s', (_when, happen) => {
  const { many, sent, send } = setUp();
  many(70);
  happen();
  expect(sent().map(({ length }) => length)).toEqual([50, 20]);
  expect(send.mock.calls.map(([, isLeaving]) => isLeaving)).toEqual([true, true]);
});

it('sends what is measured as the page is hidden in the same moment', () => {
  const { record, sent } = setUp();
  const measure = () => {
    record({ ...loaded, kind: 'cls', value: 0.0123 });
    record({ ...loaded, kind: 'inp', value: 88 });
  };
  window.addEventListener('visibilitychange', measure, { capture: true, once: true });
  hide(true);
  expect(sent()).toEqual([
    [
      { ...loaded, kind: 'cls', value: 0.0123 },
      { ...loaded, kind: 'inp', value: 88 },
    ],
  ]);
});

it('reports a failure of a release once a page, and every start', async () => {
  const { record, sent } = setUp();
  for (let again = 0; again < 5; again++) {
    record(loaded);
    record(crashed);
    record({ ...crashed, release: '1.0.1-bbbbbbbb' });
  }
  await pass(5100);
  const kinds = sent().flat();
  expect(kinds.filter(({ kind }) => kind === 'loaded')).toHaveLength(5);
  expect(kinds.filter(({ kind }) => kind === 'crashed').map(({ release }) => release)).toEqual(['1.0.0-aaaaaaaa', '1.0.1-bbbbbbbb']);
});

it('never sends texts of the page', async () => {
  const { record, send } = setUp();
  const withWords = { ...crashed, problem: 'cannot read rahim2026', ms: 9_999_999 };
  record(withWords);
  await pass(5100);
  expect(send.mock.calls[0]?.[0]).toBe(JSON.stringify({ events: [crashed] }));
});

describe('when the platform does not accept events', () => {
  const deaf = [
    ['refuses', () => false],
    [
      'throws',
      () => {
        throw new Error('blocked');
      },
    ],
    ['fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers 429', () => Promise.resolve(false)],
  ] as const;

  it.each<readonly [string, () => boolean | Promise<boolean>]>(deaf)(
    'a sink that %s gets two requests and no more',
    async (_how, answer) => {
      const { many, record, send } = setUp(answer);
      many(300);
      await pass(60_000);
      record(loaded);
      window.dispatchEvent(new Event('pagehide'));
      await pass(60_000);
      expect(send).toHaveBeenCalledTimes(2);
      expect(jest.getTimerCount()).toBe(0);
    },
  );

  it('for a moment only, sends the same again and goes on', async () => {
    const answers = [false, true];
    const { many, sent } = setUp(() => answers.shift() ?? true);
    many(1);
    await pass(10_100);
    many(1);
    await pass(5100);
    expect(sent().map(({ length }) => length)).toEqual([1, 1, 1]);
  });

  it('while one batch hangs, sends nothing else', async () => {
    const { many, send } = setUp(() => new Promise(() => {}));
    many(150);
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
