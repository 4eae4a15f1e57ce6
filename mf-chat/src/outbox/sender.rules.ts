import { retryPauseMs } from '@site/api/contracts/pace';
import { wordsOf, type Failure } from '@site/remote/failure';

const LONGEST_S = 30;
const PACE = { firstMs: 2000, longestMs: LONGEST_S * 1000 };
/** Statuses after too many or too early requests: the message itself is valid. */
const NOT_NOW = new Set([408, 425, 429]);

/** Next step after a failed post: wait and send again, wait for a log-in, or let the player decide. */
export type Fate = { kind: 'wait'; pauseMs: number } | { kind: 'log-in' } | { kind: 'refused'; problem: string };

/** @param failed number of failed tries since the last success, including this one */
export function fateOf(failure: Failure & { retryAfterS?: number }, failed: number): Fate {
  const { kind, status = 0, retryAfterS = 0 } = failure;
  if (kind === 'unauthenticated') return { kind: 'log-in' };
  if (kind === 'refused' && !NOT_NOW.has(status)) return { kind: 'refused', problem: wordsOf(failure) ?? '' };
  return { kind: 'wait', pauseMs: retryPauseMs({ ...PACE, failed: failed - 1, retryAfterS: Math.min(retryAfterS, LONGEST_S) }) };
}
