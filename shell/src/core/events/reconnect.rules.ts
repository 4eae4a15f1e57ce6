const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** A stream that was open for this time did not fail at its start. */
const STOOD_MS = 10_000;

/** @returns number of failed tries in a row, for `pauseMs` */
export const nextAttempt = (attempt: number, stoodMs: number) => (stoodMs >= STOOD_MS ? 0 : attempt + 1);

/** Exponential back-off: 1, 2, 4 … 30 s, times a random factor of 0.5 to 1.5, so that not all pages reconnect at once after an outage. */
export const pauseMs = (attempt: number, random: number) => Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt) * (0.5 + random);
