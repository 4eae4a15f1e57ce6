import type { Executor } from '@site/platform-kit/data/database';
import { writeHints, type NewHint } from '@site/platform-kit/events/outbox';
import { eventOf } from '@site/platform-match-simulator/ids';

/** Subjects of hints about markets. @param eventId null for all events */
export const marketSubject = (eventId: string | null) => `m.${eventId ?? '*'}`;

/** Notifies every data host that the book or the operator's override of a market changed; delivered soon after the transaction commits. */
export const announceMarket = (tx: Executor, marketId: string) => writeHints(tx, marketHints(marketId));

export function marketHints(marketId: string): NewHint[] {
  const eventId = eventOf(marketId);
  return eventId ? [{ subject: marketSubject(eventId), body: JSON.stringify(eventId) }] : [];
}
