import type { TransactionAction } from '@site/api/contracts/funds';
import type { Executor } from '#core/database';
import { insertEvent } from './events.repository';
import { reviewMoment } from './review.rules';
import { recordStep } from './steps.service';
import { insertTransaction, takeNumber } from './transactions.repository';
import type { TransactionRow } from './transactions.tables';

export interface NewTransaction {
  playerId: number;
  action: TransactionAction;
  /** Paisa. */
  amount: bigint;
  method: { id: number; name: string };
  accountNumber: string;
  trx?: { id: string; key: string };
  promotionId?: number | null;
  quoteId?: number;
  /** When the receiving number was handed out; now for a withdrawal. */
  initiatedAt: Date;
  at: Date;
  /** Where the player sent it from. */
  ip: string;
}

/**
 * Writes a request that waits, with its timeline, audit row and message. The caller holds the player's turn.
 * @throws the unique constraints `cash_transaction_one_pending` and `cash_transaction_trx_once`
 */
export async function openTransaction(tx: Executor, transaction: NewTransaction): Promise<TransactionRow> {
  const { at, ip, initiatedAt } = transaction;
  const number = await takeNumber(tx, transaction.action);
  const reviewAt = reviewMoment({ number, attempt: 1, trxKey: transaction.trx?.key ?? null }, at);
  const row = await insertTransaction(tx, transaction, { number, reviewAt });
  await insertEvent(tx, { transactionId: row.id, step: 'initiated', at: initiatedAt, actor: 'player' });
  await recordStep(tx, row, { step: 'received', at, actor: 'player', ip });
  return row;
}
