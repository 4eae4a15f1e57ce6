import { connect } from 'node:net';
import { ODDS_POLL_MS, EVENT_POLL_MS, STREAM_BEAT_MS } from '@site/api/contracts/exchange';
import { openReader, type HttpReader } from './http-reader';

const TURN_MS = 4;

/** Observations of all viewers of one match. */
export interface Seen {
  latencies: number[];
  /** Answers, or messages of a stream, that arrived when the next one was already due. */
  missed: number;
}

interface Watch {
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

const VERSION = /event: match-odds\ndata: \[\{[^}]*?"version":(\d+)/g;

/** Every viewer reads the stream of the event; a latency is the time from the creation of the prices to their arrival. */
export async function watchByStreams({ port, eventId, viewers, seconds }: Watch): Promise<Seen> {
  const seen: Seen = { latencies: [], missed: 0 };
  let isCounting = false;
  const sockets = await Promise.all(
    Array.from({ length: viewers }, async (_, viewer) => {
      const socket = connect(port, '127.0.0.1');
      let saidAt = 0;
      const first = new Promise<void>((done, failed) => {
        socket.once('error', failed).on('data', (bytes) => {
          done();
          const now = performance.now();
          if (isCounting && saidAt && now - saidAt > 2 * STREAM_BEAT_MS) seen.missed += 1;
          saidAt = now;
          if (!isCounting) return;
          for (const [, version] of bytes.toString('latin1').matchAll(VERSION))
            seen.latencies.push(performance.timeOrigin + now - Number(version));
        });
      });
      const address = `10.0.${viewer >> 8}.${viewer & 255}`;
      socket.write(`GET /api/event-stream/${eventId} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${address}\r\n\r\n`);
      await first;
      return socket;
    }),
  );
  await pause(2000);
  isCounting = true;
  await pause(seconds * 1000);
  sockets.forEach((socket) => socket.destroy());
  return seen;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
