import { EVENT_STREAM_NAMES, STREAM_BEAT_MS, type StreamWish } from '@site/api/contracts/exchange';
import { fastify } from 'fastify';
import { EventStream } from '@site/platform-kit/events/event-stream';
import { PRICES_STAND_MS } from './answers';
import { readyAnswer } from './ready-answer';
import { createStreams } from './streams';

const [ODDS, ITEM, , BEAT] = EVENT_STREAM_NAMES;
const { log } = fastify({ logger: false });

// Streams are timed by the clock of the process, which here moves only when the test advances it.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** One reader of an event whose payloads the test changes; `names` holds the events that it received. */
function oneReader(wish: StreamWish = {}) {
  const said = { odds: readyAnswer('[1]'), event: readyAnswer('{"rate":1}', { flags: 'OPEN' }) };
  const names: string[] = [];
  jest.spyOn(EventStream.prototype, 'send').mockImplementation((frame) => {
    names.push(...[...String(frame).matchAll(/^event: (\S+)/gm)].map(([, name = '']) => name));
  });
  const streams = createStreams({ ofStream: () => said } as unknown as Parameters<typeof createStreams>[0], log);
  streams.open('40000001', wish);
  const turn = () => {
    jest.advanceTimersByTime(PRICES_STAND_MS);
    streams.tellAll();
  };
  const count = (name: string) => names.filter((one) => one === name).length;
  return { said, streams, turn, count };
}
const TURNS_PER_SECOND = 1000 / PRICES_STAND_MS;
const times = (count: number, work: (nth: number) => void) => Array.from({ length: count }, (_, nth) => work(nth));

it('sends a heartbeat at least once a second while nothing changes', () => {
  const { turn, count } = oneReader();
  times(10 * TURNS_PER_SECOND, turn);
  expect(count(BEAT)).toBeGreaterThanOrEqual(10_000 / STREAM_BEAT_MS);
  expect([count(ODDS), count(ITEM)]).toEqual([1, 1]);
});

it('sends changed rates once a second at most', () => {
  const { said, turn, count } = oneReader();
  times(3 * TURNS_PER_SECOND, (nth) => {
    said.event = readyAnswer(`{"rate":${nth}}`, { flags: 'OPEN' });
    turn();
  });
  expect(count(ITEM)).toBe(1 + 3);
});

it('sends a stopped row with the next turn, even right after changed rates', () => {
  const { said, turn, count } = oneReader();
  times(TURNS_PER_SECOND, turn);
  said.event = readyAnswer('{"rate":2}', { flags: 'OPEN' });
  turn();
  const told = count(ITEM);
  said.event = readyAnswer('{"rate":2}', { flags: 'SUSPENDED' });
  turn();
  expect([told, count(ITEM)]).toEqual([2, 3]);
});

it('sends changed odds with every turn', () => {
  const { said, turn, count } = oneReader();
  times(20, (nth) => {
    said.odds = readyAnswer(`[${nth + 2}]`);
    turn();
  });
  expect([count(ODDS), count(ITEM)]).toEqual([21, 1]);
});

it('saves data: one update of odds and of rates a second, and a stop at once', () => {
  const { said, turn, count } = oneReader({ saving: true });
  times(5 * TURNS_PER_SECOND, (nth) => {
    said.odds = readyAnswer(`[${nth + 2}]`, { flags: 'OPEN' });
    said.event = readyAnswer(`{"rate":${nth}}`, { flags: 'OPEN' });
    turn();
  });
  // The first odds have other flags than the next ones.
  expect([count(ODDS), count(ITEM)]).toEqual([2 + 4, 1 + 5]);
  said.odds = readyAnswer('[0]', { flags: 'SUSPENDED' });
  turn();
  expect(count(ODDS)).toBe(2 + 4 + 1);
});
