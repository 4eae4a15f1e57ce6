import { sql } from '@site/platform-kit/data/sql';
import type { TransactionAction } from '@site/api/contracts/funds';
import type { Executor } from '@site/platform-kit/data/database';
import { toTransaction, type RawTransaction, type TransactionRow } from '#funds';

/** The player's own requests with that number or TRX ID, newest first. */
export async function findOwnNamed(db: Executor, playerId: number, names: readonly string[], limit: number): Promise<TransactionRow[]> {
  const listed = sql`${names}::text[]`;
  const { rows } = await db.execute<RawTransaction>(sql`
    select * from cash_transaction where player_id = ${playerId} and (number = any(${listed}) or trx_key = any(${listed}))
    order by created_at desc, id desc limit ${limit}`);
  return rows.map(toTransaction);
}

/** Newest first. */
export async function listNewest(
  db: Executor,
  playerId: number,
  actions: readonly TransactionAction[],
  limit: number,
): Promise<TransactionRow[]> {
  const { rows } = await db.execute<RawTransaction>(sql`
    select * from cash_transaction where player_id = ${playerId} and action = any(${actions}::text[])
    order by created_at desc, id desc limit ${limit}`);
  return rows.map(toTransaction);
}
