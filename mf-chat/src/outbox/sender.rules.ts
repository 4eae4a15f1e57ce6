import { wordsOf, type Failure } from '@site/remote/failure';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;
/** Statuses after too many or too early requests: the message itself is valid. */
const NOT_NOW = new Set([408, 425, 429]);

/** Next step after a failed post: wait and send again, wait for a log-in, or let the player decide. */
export type Fate = { kind: 'wait'; pauseMs: number } | { kind: 'log-in' } | { kind: 'refused'; problem: string };

/** @param failed number of failed tries since the last success, including this one */
export function fateOf(failure: Failure & { retryAfterS?: number }, failed: number): Fate {
  const { kind, status = 0, retryAfterS } = failure;
  if (kind === 'unauthenticated') return { kind: 'log-in' };
  if (kind === 'refused' && !NOT_NOW.has(status)) return { kind: 'refused', problem: wordsOf(failure) ?? '' };
  const pauseMs = retryAfterS ? retryAfterS * 1000 : FIRST_PAUSE_MS * 2 ** (failed - 1);
  return { kind: 'wait', pauseMs: Math.min(pauseMs, LONGEST_PAUSE_MS) };
}
