import { sql } from '@site/platform-kit/data/sql';
import type { ReceiptType } from '@site/api/contracts/funds';
import type { Executor } from '@site/platform-kit/data/database';

interface KeptReceipt {
  contentType: ReceiptType;
  body: Buffer<ArrayBuffer>;
}

interface ReceiptRow extends KeptReceipt {
  transactionId: number;
  playerId: number;
  at: Date;
}

export async function saveReceipt(tx: Executor, { transactionId, playerId, contentType, body, at }: ReceiptRow) {
  await tx.execute(sql`
    insert into receipt (transaction_id, player_id, content_type, body, created_at)
    values (${transactionId}, ${playerId}, ${contentType}, ${body}, ${at.toISOString()})
    on conflict (transaction_id) do update set content_type = excluded.content_type, body = excluded.body, created_at = excluded.created_at`);
}

export async function findReceipt(db: Executor, playerId: number, transactionNumber: string): Promise<KeptReceipt | null> {
  const { rows } = await db.execute<{ content_type: ReceiptType; body: Buffer<ArrayBuffer> }>(sql`
    select receipt.content_type, receipt.body from receipt join cash_transaction on cash_transaction.id = receipt.transaction_id
    where cash_transaction.number = ${transactionNumber} and cash_transaction.player_id = ${playerId} and receipt.player_id = ${playerId}`);
  const [row] = rows;
  return row ? { contentType: row.content_type, body: row.body } : null;
}

/** Type and time of the receipt of a request, without its bytes. */
export async function findReceiptFacts(db: Executor, transactionId: number): Promise<{ contentType: ReceiptType; at: Date } | null> {
  const { rows } = await db.execute<{ content_type: ReceiptType; created_at: string }>(sql`
    select content_type, created_at from receipt where transaction_id = ${transactionId}`);
  const [row] = rows;
  return row ? { contentType: row.content_type, at: new Date(row.created_at) } : null;
}
