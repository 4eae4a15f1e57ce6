import { EVENT_POLL_MS, STREAM_BEAT_MS, type StreamPayload, type StreamWish } from '@site/api/contracts/exchange';
import type { FastifyBaseLogger } from 'fastify';
import { EventStream } from '@site/platform-kit/events/event-stream';
import { PRICES_STAND_MS, type Answers } from './answers';
import type { ReadyAnswer } from './ready-answer';
import { beatFrame, deltaFrame, imageFrame, type Said } from './stream-frames';

/** A heartbeat one turn later would be late. */
const BEAT_AFTER_MS = STREAM_BEAT_MS - PRICES_STAND_MS;
/** Slightly less than a second, so that an update is not one turn late. */
const SAVING_PACE_MS = 1000 - PRICES_STAND_MS / 2;

/** The streams of one event that want the same, and the last payloads that they received. */
interface Audience {
  wish: StreamWish;
  streams: Set<EventStream>;
  said: Map<StreamPayload, Said & { at: number }>;
  saidAt: number;
}

/** Shortest time between two updates. The rows of an event are many times as long as its odds. */
function paceOf(payload: StreamPayload, { saving }: StreamWish) {
  if (saving) return SAVING_PACE_MS;
  return payload === 'event' ? EVENT_POLL_MS : 0;
}

export type Streams = ReturnType<typeof createStreams>;

/** The open streams. Each message is encoded once for all of its readers. */
export function createStreams(answers: Answers, log: FastifyBaseLogger) {
  const events = new Map<string, Map<string, Audience>>();

  function tellNews(eventId: string, audience: Audience) {
    const current = answers.ofStream(eventId);
    if (!current) return;
    const frames = (['odds', 'event'] as const).flatMap((part) => {
      const frame = frameOf(part === 'odds' ? 'match-odds' : 'event', current[part], audience);
      return frame ? [frame] : [];
    });
    if (frames.length) say(audience, Buffer.concat(frames));
    else if (performance.now() - audience.saidAt >= BEAT_AFTER_MS) say(audience, beatFrame(audience.wish, audience.said));
  }

  /** @returns null while the payload is unchanged, or may wait: no row opens or stops */
  function frameOf(payload: StreamPayload, answer: ReadyAnswer, { wish, said }: Audience): Buffer | null {
    const before = said.get(payload);
    const now = performance.now();
    if (before?.answer === answer) return null;
    if (before?.answer.flags === answer.flags && now - before.at < paceOf(payload, wish)) return null;
    const next = { answer, at: now };
    said.set(payload, next);
    return (wish.deltas && before && deltaFrame(payload, before, next)) || imageFrame(payload, next);
  }

  /** Logs a failure, because no caller handles it. The other events continue, and this one is sent with the next turn. */
  function tellSafely(eventId: string) {
    try {
      for (const audience of events.get(eventId)?.values() ?? []) tellNews(eventId, audience);
    } catch (problem) {
      log.error({ err: problem, eventId }, 'a stream of prices could not be told');
    }
  }

  function say(audience: Audience, frame: Buffer) {
    audience.saidAt = performance.now();
    for (const stream of audience.streams) stream.send(frame);
  }

  function audienceOf(eventId: string, wish: StreamWish): Audience {
    const audiences = events.get(eventId) ?? new Map<string, Audience>();
    events.set(eventId, audiences);
    const key = JSON.stringify([wish.deltas ?? false, wish.saving ?? false]);
    const audience = audiences.get(key) ?? { wish, streams: new Set(), said: new Map(), saidAt: 0 };
    audiences.set(key, audience);
    return audience;
  }

  function leave(eventId: string, stream: EventStream) {
    const audiences = events.get(eventId);
    for (const [key, { streams }] of audiences ?? []) if (streams.delete(stream) && !streams.size) audiences?.delete(key);
    if (!audiences?.size) events.delete(eventId);
  }

  return {
    /** Starts with the last two payloads that all other readers of the kind received. */
    open(eventId: string, wish: StreamWish): EventStream {
      const audience = audienceOf(eventId, wish);
      tellNews(eventId, audience);
      const stream = new EventStream();
      for (const [payload, said] of audience.said) stream.send(imageFrame(payload, said));
      audience.streams.add(stream);
      stream.whenOver(() => leave(eventId, stream));
      return stream;
    },

    /** Number of open streams. */
    count: () => [...events.values()].flatMap((audiences) => [...audiences.values()]).reduce((sum, { streams }) => sum + streams.size, 0),
    tell: tellSafely,
    tellAll: () => [...events.keys()].forEach(tellSafely),

    close() {
      for (const audiences of events.values())
        for (const { streams } of audiences.values()) for (const stream of [...streams]) stream.end();
    },
  };
}
