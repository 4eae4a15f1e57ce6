import { RAISE_WAIT_S, type Restriction, type SaferPlayEvent } from '@site/api/contracts/safer-play';
import type { Paisa } from '@site/api/money';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { Refusal } from '@site/platform-kit/base/refusal';

/** One stored limit, in paisa. A limit that is not set has no row. */
export interface KeptLimit {
  amount: Paisa;
  /** A higher limit, or the removal of the limit, that waits for `dueAt` and then for the player's confirmation. */
  change: { amount: Paisa | null; dueAt: Date } | null;
}

export type LimitEvent = Exclude<SaferPlayEvent['what'], Restriction['kind']>;

/** New state of a limit, and its event for the history; null when nothing changes. */
export interface LimitTransition {
  limit: KeptLimit | null;
  event: { what: LimitEvent; amount: Paisa | null } | null;
}

/** A first or lower limit applies at once and cancels a waiting change; a higher one, or a removal, waits. */
export function setStep(limit: KeptLimit | null, wanted: Paisa | null, now: Date): LimitTransition {
  if (!limit) {
    return wanted === null
      ? { limit, event: null }
      : { limit: { amount: wanted, change: null }, event: { what: 'limit_set', amount: wanted } };
  }
  if (wanted !== null && wanted < limit.amount)
    return { limit: { amount: wanted, change: null }, event: { what: 'limit_lowered', amount: wanted } };
  if (wanted === limit.amount) return limit.change ? dropStep(limit) : { limit, event: null };
  // A repeated request does not restart the wait.
  if (limit.change?.amount === wanted) return { limit, event: null };
  const change = { amount: wanted, dueAt: secondsAfter(now, RAISE_WAIT_S) };
  return { limit: { ...limit, change }, event: { what: 'raise_asked', amount: wanted } };
}

/** @throws Refusal `safer_play.no_change`, `safer_play.not_due` */
export function confirmStep(limit: KeptLimit | null, now: Date): LimitTransition {
  if (!limit?.change) throw new Refusal('safer_play.no_change');
  const { amount, dueAt } = limit.change;
  if (dueAt > now) throw new Refusal('safer_play.not_due', { until: dueAt });
  return { limit: amount === null ? null : { amount, change: null }, event: { what: 'raise_confirmed', amount } };
}

/** @throws Refusal `safer_play.no_change` */
export function dropStep(limit: KeptLimit | null): LimitTransition {
  if (!limit?.change) throw new Refusal('safer_play.no_change');
  return { limit: { ...limit, change: null }, event: { what: 'raise_dropped', amount: limit.amount } };
}
