/** A pause in ms, times a random factor of 0.5 to 1.5: pages that failed in one moment must not all come back in one moment. */
export const jittered = (ms: number) => Math.round(ms * (0.5 + Math.random()));

/** Pause between two tries of the same work. */
export interface RetryPause {
  /** Number of failures in a row before the last one. */
  failed: number;
  firstMs: number;
  longestMs: number;
  /** Time that the platform requested by `retry-after`; it is the least pause, because every page got the same number. */
  retryAfterS?: number;
}

/** Pause in ms before the next try. It doubles with each failure in a row up to the longest one, and is jittered. */
export function retryPauseMs({ failed, firstMs, longestMs, retryAfterS = 0 }: RetryPause): number {
  const requestedMs = retryAfterS * 1000;
  return Math.max(
    jittered(Math.min(longestMs, firstMs * 2 ** failed)),
    requestedMs && requestedMs + Math.round((requestedMs * Math.random()) / 2),
  );
}
