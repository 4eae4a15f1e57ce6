import { RAISE_WAIT_S, type Restriction, type SaferPlayEvent } from '@site/api/contracts/safer-play';
import type { Paisa } from '@site/api/money';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { Refusal } from '@site/platform-kit/base/refusal';

/** One limit as it is kept; where none is set there is none. Paisa. */
export interface KeptLimit {
  amount: Paisa;
  /** A higher limit, or none, that waits for its time and then for the player's word. */
  change: { amount: Paisa | null; dueAt: Date } | null;
}

export type LimitEvent = Exclude<SaferPlayEvent['what'], Restriction['kind']>;

/** What becomes of a limit, and what the history says about it; nothing where nothing changes. */
export interface LimitStep {
  limit: KeptLimit | null;
  event: { what: LimitEvent; amount: Paisa | null } | null;
}

/** A first or lower limit holds at once and cancels what waits; a higher one, or none, waits. */
export function setStep(limit: KeptLimit | null, wanted: Paisa | null, now: Date): LimitStep {
  if (!limit) {
    return wanted === null
      ? { limit, event: null }
      : { limit: { amount: wanted, change: null }, event: { what: 'limit_set', amount: wanted } };
  }
  if (wanted !== null && wanted < limit.amount)
    return { limit: { amount: wanted, change: null }, event: { what: 'limit_lowered', amount: wanted } };
  if (wanted === limit.amount) return limit.change ? dropStep(limit) : { limit, event: null };
  // The same request once more does not start its wait anew.
  if (limit.change?.amount === wanted) return { limit, event: null };
  const change = { amount: wanted, dueAt: secondsAfter(now, RAISE_WAIT_S) };
  return { limit: { ...limit, change }, event: { what: 'raise_asked', amount: wanted } };
}

/** @throws Refusal `safer_play.no_change`, `safer_play.not_due` */
export function confirmStep(limit: KeptLimit | null, now: Date): LimitStep {
  if (!limit?.change) throw new Refusal('safer_play.no_change');
  const { amount, dueAt } = limit.change;
  if (dueAt > now) throw new Refusal('safer_play.not_due', { until: dueAt });
  return { limit: amount === null ? null : { amount, change: null }, event: { what: 'raise_confirmed', amount } };
}

/** @throws Refusal `safer_play.no_change` */
export function dropStep(limit: KeptLimit | null): LimitStep {
  if (!limit?.change) throw new Refusal('safer_play.no_change');
  return { limit: { ...limit, change: null }, event: { what: 'raise_dropped', amount: limit.amount } };
}
