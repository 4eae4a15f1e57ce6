import { RAISE_WAIT_S, type Restriction, type SaferPlayEvent } from '@site/api/contracts/safer-play';
import type { Paisa } from '@site/api/money';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { Refusal } from '@site/platform-kit/base/refusal';

/** One stored limit, in paisa; a timer is one in minutes. A limit that is not set has no row. */
export interface KeptLimit<Amount extends bigint | number = Paisa> {
  amount: Amount;
  /** A higher limit, or the removal of the limit, that waits for `dueAt` and then for the player's confirmation. */
  change: { amount: Amount | null; dueAt: Date } | null;
}

export type LimitEvent = Exclude<SaferPlayEvent['what'], Restriction['kind']>;

/** New state of a limit, and its event for the history; null when nothing changes. */
export interface LimitTransition<Amount extends bigint | number = Paisa> {
  limit: KeptLimit<Amount> | null;
  event: { what: LimitEvent; amount: Amount | null } | null;
}

/** True for a step that is refused during a break or an exclusion. */
export const isLoosening = (what: LimitEvent) => what === 'raise_asked' || what === 'raise_confirmed';

/** A first or lower limit applies at once and cancels a waiting change; a higher one, or a removal, waits. */
export function setStep<Amount extends bigint | number>(
  limit: KeptLimit<Amount> | null,
  wanted: Amount | null,
  now: Date,
): LimitTransition<Amount> {
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
export function confirmStep<Amount extends bigint | number>(limit: KeptLimit<Amount> | null, now: Date): LimitTransition<Amount> {
  if (!limit?.change) throw new Refusal('safer_play.no_change');
  const { amount, dueAt } = limit.change;
  if (dueAt > now) throw new Refusal('safer_play.not_due', { until: dueAt });
  return { limit: amount === null ? null : { amount, change: null }, event: { what: 'raise_confirmed', amount } };
}

/** @throws Refusal `safer_play.no_change` */
export function dropStep<Amount extends bigint | number>(limit: KeptLimit<Amount> | null): LimitTransition<Amount> {
  if (!limit?.change) throw new Refusal('safer_play.no_change');
  return { limit: { ...limit, change: null }, event: { what: 'raise_dropped', amount: limit.amount } };
}
