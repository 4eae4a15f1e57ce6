import * as z from '@site/api/schema';

/** Payloads of an event's stream: `match-odds` is the answer of getMatchOdds, `event` that of getEvent. */
export const STREAM_PAYLOADS = ['match-odds', 'event'] as const;
/** Payload of an event's stream. */
export type StreamPayload = (typeof STREAM_PAYLOADS)[number];

/**
 * Names of the server-sent events of one event. A stream begins with an image of each payload, under the payload's name. `delta` carries
 * the changes since then, see streamDeltaSchema, and `beat` means that nothing changed, see streamBeatSchema.
 */
export const EVENT_STREAM_NAMES = [...STREAM_PAYLOADS, 'delta', 'beat'] as const;

/** Changes of one payload. A reader whose payload has another version than `since` has missed a message, and opens the stream anew. */
export const streamDeltaSchema = z.object({
  of: z.enum(STREAM_PAYLOADS),
  /** Version of the payload that the delta changes; the delta itself carries the next one. */
  since: z.number(),
  /** See Delta. */
  delta: z.unknown(),
});

/** The versions that a reader has now, unless it missed a message; null where a payload has none. Empty for a reader of images. */
export const streamBeatSchema = z.object({ versions: z.optional(z.record(z.string(), z.nullable(z.number()))) });

/** Choices of a reader of an event's stream. */
export interface StreamWish {
  /** Deltas after the first images; otherwise every change comes as an image, as for the readers of earlier releases. */
  deltas?: boolean;
  /** One update a second, unless betting opens or stops. */
  saving?: boolean;
}

/** Query of a StreamWish. */
export const streamWishSchema = z.object({ form: z.optional(z.literal('deltas')), pace: z.optional(z.literal('saving')) });

/**
 * Path of the stream of one event; the host refuses it with `platform.not_found`, or with `platform.too_many` above its streams per
 * address.
 */
export function eventStreamPath(eventId: string, { deltas = false, saving = false }: StreamWish = {}) {
  const query = new URLSearchParams({ ...(deltas && { form: 'deltas' }), ...(saving && { pace: 'saving' }) }).toString();
  return `/api/event-stream/${encodeURIComponent(eventId)}${query && `?${query}`}`;
}
