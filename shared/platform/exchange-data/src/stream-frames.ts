import { deltaOf, type Json, type StreamPayload, type StreamWish } from '@site/api/contracts/exchange';
import { eventFrame } from '@site/platform-kit/events/event-stream';
import type { ReadyAnswer } from './ready-answer';

/** A payload that an audience received. Its frame and its image are kept for the next reader and the next turn. */
export interface Said {
  answer: ReadyAnswer;
  frame?: Buffer;
  image?: Json;
}

/** The whole payload. */
export const imageFrame = (payload: StreamPayload, said: Said): Buffer =>
  (said.frame ??= Buffer.from(`event: ${payload}\ndata: ${said.answer.text}\n\n`));

const imageOf = (said: Said): Json => (said.image ??= JSON.parse(said.answer.text) as Json);

/** @returns null when an image says it better: an end has no version, or the delta is nearly as long as the image */
export function deltaFrame(payload: StreamPayload, before: Said, next: Said): Buffer | null {
  if (before.answer.version === null || next.answer.version === null) return null;
  const frame = eventFrame('delta', { of: payload, since: before.answer.version, delta: deltaOf(imageOf(before), imageOf(next)) });
  return frame.length < next.answer.body.length ? frame : null;
}

const PLAIN_BEAT = eventFrame('beat', {});

/** A reader of deltas learns from a heartbeat whether it has missed a message. */
export function beatFrame({ deltas }: StreamWish, said: ReadonlyMap<StreamPayload, Said>): Buffer {
  if (!deltas) return PLAIN_BEAT;
  return eventFrame('beat', { versions: Object.fromEntries([...said].map(([payload, { answer }]) => [payload, answer.version])) });
}
