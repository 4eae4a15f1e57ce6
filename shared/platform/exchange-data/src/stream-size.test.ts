import { once } from 'node:events';
import { Writable } from 'node:stream';
import type { ServerResponse } from 'node:http';
import { fastify } from 'fastify';
import type { StreamWish } from '@site/api/contracts/exchange';
import { createStreamEncoder } from '@site/platform-kit/http/stream-answer';
import { createManualClock } from '@site/platform-kit/time/clock';
import { createDemoFeed } from '@site/platform-match-simulator/testing';
import { createAnswers, PRICES_STAND_MS } from './answers';
import { createMarkets } from './seen-market';
import { createStreams } from './streams';

/** A minute of a T20 match in play, in which bowls are bowled and prices move. */
const RECORDED_AT = new Date('2026-01-15T06:10:00Z');
const MINUTE_MS = 60_000;
/** @see quality.md, L3 */
const MOST_BYTES = 30_000;

const { log } = fastify({ logger: false });
const books = { of: () => new Map<string, never>(), isCurrent: () => true, know: () => Promise.resolve() };

// The answers are timed by the clock of the process, which here moves only when the recording advances it.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

/** @returns for each wish the frames that its reader of one match receives in the minute */
function record(...wishes: readonly StreamWish[]): Buffer[][] {
  const feed = createDemoFeed();
  const clock = createManualClock(RECORDED_AT);
  const match = feed.events('cricket', RECORDED_AT).find(({ inplay, id }) => inplay && feed.marketsOf(id, RECORDED_AT).length > 8);
  if (!match) throw new Error('No match is played');
  const streams = createStreams(createAnswers(createMarkets(feed, clock, books), books), log);
  const readers = wishes.map((wish) => ({ stream: streams.open(match.id, wish), frames: [] as Buffer[] }));
  for (const { stream, frames } of readers) {
    const attached = { on: () => attached, write: (frame: Buffer) => frames.push(frame), writableLength: 0, end: () => {} };
    stream.attach(attached as unknown as ServerResponse);
  }
  for (let ms = 0; ms < MINUTE_MS; ms += PRICES_STAND_MS) {
    jest.advanceTimersByTime(PRICES_STAND_MS);
    clock.advance(PRICES_STAND_MS / 1000);
    streams.tellAll();
  }
  return readers.map(({ frames }) => frames);
}

async function compressed(frames: readonly Buffer[]): Promise<number> {
  let bytes = 0;
  const encoder = createStreamEncoder();
  encoder.pipe(new Writable({ write: (chunk: Buffer, _, done) => void ((bytes += chunk.length), done()) }));
  for (const frame of frames) encoder.write(frame);
  encoder.end();
  await once(encoder, 'end');
  return bytes;
}

const sizeOf = (frames: readonly Buffer[]) => frames.reduce((sum, { length }) => sum + length, 0);

it('L3: sends a minute of cricket in play in 30 kB, and in less to a reader that saves data', async () => {
  const [images = [], deltas = [], saved = []] = record({}, { deltas: true }, { deltas: true, saving: true });
  const sizes = { deltas: await compressed(deltas), saved: await compressed(saved) };
  expect(sizes.deltas).toBeLessThan(MOST_BYTES);
  expect(sizes.saved).toBeLessThanOrEqual(sizes.deltas);
  // The recording is a lively one: the same minute as images is many times as long.
  expect(sizeOf(images)).toBeGreaterThan(10 * MOST_BYTES);
});
