import { EVENT_POLL_MS, EVENT_STREAM_NAMES, STREAM_BEAT_MS } from '@site/api/contracts/exchange';
import type { FastifyBaseLogger } from 'fastify';
import { eventFrame, EventStream } from '@site/platform-kit/events/event-stream';
import { PRICES_STAND_MS, type Answers } from './answers';
import type { ReadyAnswer } from './ready-answer';

const [ODDS, EVENT, BEAT] = EVENT_STREAM_NAMES;
const BEAT_FRAME = eventFrame(BEAT, {});
/** A heartbeat one turn later would be late. */
const BEAT_AFTER_MS = STREAM_BEAT_MS - PRICES_STAND_MS;

/** The streams of one event, and the last payloads that they received. */
interface Audience {
  streams: Set<EventStream>;
  said: Map<string, Said>;
  saidAt: number;
}
interface Said {
  answer: ReadyAnswer;
  frame: Buffer;
  at: number;
}

/** The rows of an event are many times as long as its odds, so they are sent only at the poll interval while no row opens or stops. */
const mayWait = (name: string, before: Said, answer: ReadyAnswer) =>
  name === EVENT && before.answer.flags === answer.flags && performance.now() - before.at < EVENT_POLL_MS;

export type Streams = ReturnType<typeof createStreams>;

/** The open streams. Each payload is encoded once for all of its readers. */
export function createStreams(answers: Answers, log: FastifyBaseLogger) {
  const audiences = new Map<string, Audience>();

  function tellNews(eventId: string, audience: Audience) {
    const current = answers.ofStream(eventId);
    if (!current) return;
    for (const [name, answer] of [
      [ODDS, current.odds],
      [EVENT, current.event],
    ] as const) {
      const before = audience.said.get(name);
      if (before && (before.answer === answer || mayWait(name, before, answer))) continue;
      const frame = Buffer.from(`event: ${name}\ndata: ${answer.text}\n\n`);
      audience.said.set(name, { answer, frame, at: performance.now() });
      say(audience, frame);
    }
    if (performance.now() - audience.saidAt >= BEAT_AFTER_MS) say(audience, BEAT_FRAME);
  }

  /** Logs a failure, because no caller handles it. The other events continue, and this one is sent with the next turn. */
  function tellSafely(eventId: string) {
    const audience = audiences.get(eventId);
    try {
      if (audience) tellNews(eventId, audience);
    } catch (problem) {
      log.error({ err: problem, eventId }, 'a stream of prices could not be told');
    }
  }

  function say(audience: Audience, frame: Buffer) {
    audience.saidAt = performance.now();
    for (const stream of audience.streams) stream.send(frame);
  }

  function leave(eventId: string, stream: EventStream) {
    const audience = audiences.get(eventId);
    audience?.streams.delete(stream);
    if (!audience?.streams.size) audiences.delete(eventId);
  }

  return {
    /** Starts with the last two payloads that all other readers received. */
    open(eventId: string): EventStream {
      const audience = audiences.get(eventId) ?? { streams: new Set(), said: new Map<string, Said>(), saidAt: 0 };
      audiences.set(eventId, audience);
      tellNews(eventId, audience);
      const stream = new EventStream();
      for (const { frame } of audience.said.values()) stream.send(frame);
      audience.streams.add(stream);
      stream.whenOver(() => leave(eventId, stream));
      return stream;
    },

    tell: tellSafely,
    tellAll: () => [...audiences.keys()].forEach(tellSafely),

    close() {
      for (const { streams } of audiences.values()) for (const stream of [...streams]) stream.end();
    },
  };
}
