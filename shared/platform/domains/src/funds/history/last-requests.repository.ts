import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import type { EventAuthor } from '../transactions/events.repository';
import { toTransaction, type RawTransaction, type TransactionRow } from '../transactions/transactions.rows';

export interface LastRequestRow {
  row: TransactionRow;
  /** Author of the last decision; null while none was made. */
  decidedBy: EventAuthor | null;
}

/** The player's last deposits and withdrawals, the newest first. */
export async function listLastRequests(db: Executor, playerId: number, limit: number): Promise<LastRequestRow[]> {
  const { rows } = await db.execute<RawTransaction & { decided_by: EventAuthor | null }>(sql`
    select t.*, (
      select e.actor from cash_transaction_event e where e.transaction_id = t.id and e.step in ('approved', 'failed') order by e.id desc limit 1
    ) as decided_by
    from cash_transaction t where t.player_id = ${playerId} order by t.created_at desc, t.id desc limit ${limit}`);
  return rows.map((row) => ({ row: toTransaction(row), decidedBy: row.key === '0' ? null : row.decided_by }));
}
