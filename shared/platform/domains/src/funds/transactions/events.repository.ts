import { sql } from '@site/platform-kit/data/sql';
import type { TimelineStep } from '@site/api/contracts/funds';
import type { Executor } from '@site/platform-kit/data/database';

/** Author of a step. */
export type EventAuthor = 'player' | 'operator' | 'reviewer';

export interface NewEvent {
  transactionId: number;
  step: TimelineStep;
  at: Date;
  actor: EventAuthor;
  reason?: string | undefined;
}

export async function insertEvent(tx: Executor, { transactionId, step, at, actor, reason }: NewEvent) {
  await tx.execute(sql`
    insert into cash_transaction_event (transaction_id, step, at, actor, reason)
    values (${transactionId}, ${step}, ${at.toISOString()}, ${actor}, ${reason ?? null})`);
}
