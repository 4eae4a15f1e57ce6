import { STALE_AFTER_BEATS, STREAM_BEAT_MS } from '@site/api/contracts/exchange';
import type { LiveStatus } from './live-event';

/** How long silence of a stream is no silence. */
export const STREAM_SILENCE_MS = STALE_AFTER_BEATS * STREAM_BEAT_MS;
/** Polled answers are not called late before this: two beats alone are less than one slow answer of a phone. */
const LEAST_SILENCE_MS = 1000;
const MOST_SILENCE_MS = 3000;

/** The missed beats, and as long as the last answer took: a slow line is not a standing one, unless it is slower than any price. */
export const pollSilenceMs = (everyMs: number, tookMs: number) =>
  Math.max(LEAST_SILENCE_MS, Math.min(MOST_SILENCE_MS, STALE_AFTER_BEATS * everyMs + tookMs));

export interface Freshness {
  status(): LiveStatus;
  /** It is known to be true now, and taken to be for so long. */
  heard(forMs: number): void;
  stop(): void;
}

/** @param changed is called when the status is another one */
export function createFreshness(changed: () => void): Freshness {
  let status: LiveStatus = 'loading';
  let until = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const set = (next: LiveStatus) => {
    if (next === status) return;
    status = next;
    changed();
  };
  // One timer that looks again, instead of a new one for each answer.
  const look = () => {
    const leftMs = until - Date.now();
    timer = leftMs > 0 ? setTimeout(look, leftMs) : null;
    if (!timer) set('stale');
  };

  return {
    status: () => status,
    heard(forMs) {
      until = Date.now() + forMs;
      timer ??= setTimeout(look, forMs);
      set('live');
    },
    stop() {
      if (timer) clearTimeout(timer);
      timer = null;
      // What was true before a pause is not known to be true after it.
      if (status === 'live') status = 'stale';
    },
  };
}
