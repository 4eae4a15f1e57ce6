import { STALE_AFTER_BEATS, STREAM_BEAT_MS } from '@site/api/contracts/exchange';
import type { LiveStatus } from './live-event';

/** Longest time in ms without a message while a stream counts as live. */
export const STREAM_SILENCE_MS = STALE_AFTER_BEATS * STREAM_BEAT_MS;
/** Lower bound of the silence for polled answers: two poll intervals alone are shorter than one slow answer on a phone. */
const LEAST_SILENCE_MS = 1000;
const MOST_SILENCE_MS = 3000;

/**
 * Prices become stale after the missed polls plus the last round trip, clamped to 1-3 s: a slow connection alone is no reason, unless it is
 * slower than any price may be.
 */
export const pollSilenceMs = (everyMs: number, tookMs: number) =>
  Math.max(LEAST_SILENCE_MS, Math.min(MOST_SILENCE_MS, STALE_AFTER_BEATS * everyMs + tookMs));

export interface Freshness {
  status(): LiveStatus;
  /** Marks the data as current for the next `forMs` ms. */
  heard(forMs: number): void;
  stop(): void;
}

/** @param changed called when the status changes */
export function createFreshness(changed: () => void): Freshness {
  let status: LiveStatus = 'loading';
  let until = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const set = (next: LiveStatus) => {
    if (next === status) return;
    status = next;
    changed();
  };
  // One timer that checks again, instead of a new one for each answer.
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
      // Data from before a pause may be outdated after it.
      if (status === 'live') status = 'stale';
    },
  };
}
