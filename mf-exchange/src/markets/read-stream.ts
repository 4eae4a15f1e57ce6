import {
  applyDelta,
  getEvent,
  streamBeatSchema,
  streamDeltaSchema,
  type Delta,
  type Json,
  type StreamPayload,
} from '@site/api/contracts/exchange';
import * as z from '@site/api/schema';
import { areMatchOdds } from './check-odds';
import { STREAM_SILENCE_MS } from './freshness';
import type { LiveInput } from './live-store';

/** A payload as it came, to which the next delta applies. */
interface Image {
  json: Json;
  version: number | null;
}

/**
 * Reads the messages of an event's stream and stores what they say.
 * @returns a function that takes one message by its name; false: a message was missed, so the stream must be opened anew
 */
export function createStreamReader(eventId: string, answers: LiveInput) {
  const images = new Map<StreamPayload, Image>();

  /** Keeps the payload if it can be read. */
  function take(payload: StreamPayload, json: Json | undefined): boolean {
    const version = json === undefined ? undefined : readers[payload](json);
    if (json === undefined || version === undefined) {
      images.delete(payload);
      answers.unreadable(payload);
      return false;
    }
    images.set(payload, { json, version });
    return true;
  }

  /** Each stores the payload. @returns its version; undefined when it cannot be read */
  const readers = {
    'match-odds'(json: Json) {
      if (!areMatchOdds(json)) return undefined;
      answers.matchOdds(json[0] ?? null, STREAM_SILENCE_MS);
      return json[0]?.version ?? null;
    },
    event(json: Json) {
      const event = z.safeParse(getEvent.output, json);
      if (!event.success) return undefined;
      const item = event.data.data.items[eventId] ?? null;
      answers.event(item, STREAM_SILENCE_MS);
      return item?.version ?? null;
    },
  } satisfies Record<StreamPayload, (json: Json) => number | null | undefined>;

  function takeDelta(text: string): boolean {
    const message = z.safeParse(streamDeltaSchema, jsonOf(text));
    if (!message.success) return false;
    const { of, since, delta } = message.data;
    const image = images.get(of);
    return image?.version === since && take(of, jsonAfter(image.json, delta as Delta));
  }

  function takeBeat(text: string): boolean {
    const beat = z.safeParse(streamBeatSchema, jsonOf(text));
    const versions = beat.success ? Object.entries(beat.data.versions ?? {}) : [];
    if (!versions.every(([payload, version]) => images.get(payload as StreamPayload)?.version === version)) return false;
    answers.beat(STREAM_SILENCE_MS);
    return true;
  }

  return (name: string, text: string): boolean => {
    if (name === 'beat') return takeBeat(text);
    if (name === 'delta') return takeDelta(text);
    if (name === 'match-odds' || name === 'event') take(name, jsonOf(text));
    return true;
  };
}

function jsonOf(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function jsonAfter(before: Json, delta: Delta): Json | undefined {
  try {
    return applyDelta(before, delta);
  } catch {
    return undefined;
  }
}
