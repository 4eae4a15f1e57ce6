import { wordsOf, type Failure } from '@site/remote/failure';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;
/** The platform was asked too often, or too early: nothing is wrong with the message. */
const NOT_NOW = new Set([408, 425, 429]);

/** What becomes of a message whose post failed: it waits and is sent again, it waits for a log-in, or the player decides. */
export type Fate = { kind: 'wait'; pauseMs: number } | { kind: 'log-in' } | { kind: 'refused'; problem: string };

/** @param failed tries since the last one that went well, this one included. */
export function fateOf(failure: Failure & { retryAfterS?: number }, failed: number): Fate {
  const { kind, status = 0, retryAfterS } = failure;
  if (kind === 'unauthenticated') return { kind: 'log-in' };
  if (kind === 'refused' && !NOT_NOW.has(status)) return { kind: 'refused', problem: wordsOf(failure) ?? '' };
  const pauseMs = retryAfterS ? retryAfterS * 1000 : FIRST_PAUSE_MS * 2 ** (failed - 1);
  return { kind: 'wait', pauseMs: Math.min(pauseMs, LONGEST_PAUSE_MS) };
}
