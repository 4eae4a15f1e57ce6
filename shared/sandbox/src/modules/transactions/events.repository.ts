import { sql } from 'drizzle-orm';
import type { TimelineStep } from '@site/api/contracts/funds';
import type { Executor } from '#core/database';

/** Who took a step. */
export type Actor = 'player' | 'operator' | 'reviewer';

export interface NewEvent {
  transactionId: number;
  step: TimelineStep;
  at: Date;
  actor: Actor;
  reason?: string | undefined;
}

export async function insertEvent(tx: Executor, { transactionId, step, at, actor, reason }: NewEvent) {
  await tx.execute(sql`
    insert into cash_transaction_event (transaction_id, step, at, actor, reason)
    values (${transactionId}, ${step}, ${at.toISOString()}, ${actor}, ${reason ?? null})`);
}

/** In the order in which they happened. */
export async function listEvents(db: Executor, transactionIds: readonly number[]) {
  const { rows } = await db.execute<{ transaction_id: string; step: TimelineStep; at: string }>(sql`
    select transaction_id, step, at from cash_transaction_event
    where transaction_id = any(${sql.param(transactionIds)}::bigint[]) order by id`);
  return rows.map(({ transaction_id, step, at }) => ({ transactionId: Number(transaction_id), step, at: new Date(at) }));
}

/** Those of the transactions that a receipt was sent for. */
export async function listReceiptOwners(db: Executor, transactionIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.execute<{ transaction_id: string }>(sql`
    select transaction_id from receipt where transaction_id = any(${sql.param(transactionIds)}::bigint[])`);
  return new Set(rows.map(({ transaction_id: id }) => Number(id)));
}
