const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** A stream that stood for so long did not fail at its start. */
const STOOD_MS = 10_000;

/** Which try in a row the next one is. */
export const nextAttempt = (attempt: number, stoodMs: number) => (stoodMs >= STOOD_MS ? 0 : attempt + 1);

/** 1, 2, 4 … 30 s, half to one and a half of it, so that the pages of a platform that was away do not all come back at once. */
export const pauseMs = (attempt: number, random: number) => Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt) * (0.5 + random);
