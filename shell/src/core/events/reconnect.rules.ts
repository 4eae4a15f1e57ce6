import { retryPauseMs } from '@site/api/contracts/pace';

const PACE = { firstMs: 1000, longestMs: 30_000 };

/** A stream that was open for this time did not fail at its start. */
const STOOD_MS = 10_000;

/** @returns number of failed tries in a row, for `pauseMs` */
export const nextAttempt = (attempt: number, stoodMs: number) => (stoodMs >= STOOD_MS ? 0 : attempt + 1);

/** Pause in ms before the next try: about 1, 2, 4 … 30 s, and not less than the platform requested. */
export const pauseMs = (attempt: number, retryAfterS: number) => retryPauseMs({ ...PACE, failed: attempt, retryAfterS });
