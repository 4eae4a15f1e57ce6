import type { Executor } from '@site/platform-kit/data/database';
import { writeHints } from '@site/platform-kit/events/outbox';
import { eventOf } from '@site/platform-match-simulator/ids';

/** Subjects of hints about markets. @param eventId null for all events */
export const marketSubject = (eventId: string | null) => `m.${eventId ?? '*'}`;

/** Notifies every data host that the book or the operator's override of a market changed; delivered soon after the transaction commits. */
export async function announceMarket(tx: Executor, marketId: string) {
  const eventId = eventOf(marketId);
  if (eventId) await writeHints(tx, [{ subject: marketSubject(eventId), body: JSON.stringify(eventId) }]);
}
