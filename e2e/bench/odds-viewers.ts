import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createGunzip } from 'node:zlib';
import { ODDS_POLL_MS, EVENT_POLL_MS, eventStreamPath, STREAM_BEAT_MS } from '@site/api/contracts/exchange';
import { openReader, type HttpReader } from './http-reader';

const TURN_MS = 4;

/** Observations of all viewers of one match. */
export interface Seen {
  latencies: number[];
  /** Answers, or messages of a stream, that arrived when the next one was already due. */
  missed: number;
}

export interface Watch {
  port: number;
  marketId: string;
  eventId: string;
  viewers: number;
  seconds: number;
}

interface Poller {
  reader: HttpReader;
  path: string;
  everyMs: number;
  dueAt: number;
}

/** Every viewer polls the prices every 300 ms and the rows every second, with one request in flight on each connection. */
export async function watchByPolling({ port, marketId, eventId, viewers, seconds }: Watch): Promise<Seen> {
  const start = performance.now();
  const calls = [
    { path: `/api/match-odds/${marketId}`, everyMs: ODDS_POLL_MS },
    { path: `/api/event/${eventId}`, everyMs: EVENT_POLL_MS },
  ];
  const pollers: Poller[] = [];
  for (let viewer = 0; viewer < viewers; viewer++) {
    const opening = calls.map(async (call) => ({ ...call, reader: await openReader({ port, hasCache: true }), dueAt: 0 }));
    pollers.push(...(await Promise.all(opening)));
  }
  const opened = performance.now();
  // Spreads the viewers over the interval, as if they had come one after the other.
  pollers.forEach((poller, place) => (poller.dueAt = opened + ((place * 7919) % 1000) * (poller.everyMs / 1000)));
  const seen = await poll(pollers, opened + seconds * 1000);
  pollers.forEach(({ reader }) => reader.close());
  if (seen.latencies.length === 0) throw new Error(`Nothing was answered ${performance.now() - start} ms long`);
  return seen;
}

function poll(pollers: readonly Poller[], until: number): Promise<Seen> {
  const seen: Seen = { latencies: [], missed: 0 };
  const turn = (now: number) => {
    for (const poller of pollers) {
      if (poller.dueAt > now) continue;
      poller.dueAt += poller.everyMs;
      if (poller.reader.isWaiting()) seen.missed += 1;
      else void poller.reader.ask(poller.path).then(() => seen.latencies.push(performance.now() - now));
    }
  };
  return new Promise((done) => {
    const timer = setInterval(() => {
      const now = performance.now();
      turn(now);
      if (now < until) return;
      clearInterval(timer);
      done(seen);
    }, TURN_MS);
  });
}

const VERSION = /event: (?:match-odds|delta)\ndata: (?:\[|\{"of":"match-odds")[^\n]*?"version":(\d+)/g;
/** Reading and unpacking would take more of the machine than the host, so only some viewers look into their messages. */
const ONE_LOOKS_OF = 20;

/** Observations of the viewers of streams. `bytesPerMinute`: bytes of one of them on the wire. */
export interface Streamed extends Seen {
  bytesPerMinute: number;
}

/** Every viewer reads the stream of the event; a latency is the time from the arrival of prices at the first viewer to their arrival here. */
export async function watchByStreams({ port, eventId, viewers, seconds }: Watch, form: 'images' | 'deltas'): Promise<Streamed> {
  const seen: Streamed = { latencies: [], missed: 0, bytesPerMinute: 0 };
  const path = eventStreamPath(eventId, { deltas: form === 'deltas' });
  let isCounting = false;
  const firstAt = new Map<string, number>();
  const notice = (version: string) => {
    const now = performance.now();
    const first = firstAt.get(version) ?? now;
    firstAt.set(version, first);
    if (isCounting) seen.latencies.push(now - first);
  };
  const readers = await Promise.all(
    Array.from({ length: viewers }, async (_, viewer) => {
      const headers = { 'x-forwarded-for': `10.0.${viewer >> 8}.${viewer & 255}`, ...(form === 'deltas' && { 'accept-encoding': 'gzip' }) };
      const request = get({ host: '127.0.0.1', port, path, headers, agent: false });
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      let saidAt = 0;
      response.on('data', () => {
        const now = performance.now();
        if (isCounting && saidAt && now - saidAt > 2 * STREAM_BEAT_MS) seen.missed += 1;
        saidAt = now;
      });
      if (viewer % ONE_LOOKS_OF === 0) {
        const text = form === 'deltas' ? response.pipe(createGunzip()) : response;
        text.on('data', (bytes: Buffer) => {
          for (const [, version = ''] of bytes.toString('latin1').matchAll(VERSION)) notice(version);
        });
      }
      return { request, socket: response.socket };
    }),
  );
  await pause(2000);
  isCounting = true;
  const before = readers[0]?.socket.bytesRead ?? 0;
  await pause(seconds * 1000);
  seen.bytesPerMinute = (((readers[0]?.socket.bytesRead ?? 0) - before) * 60) / seconds;
  readers.forEach(({ request }) => request.on('error', () => {}).destroy());
  return seen;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
