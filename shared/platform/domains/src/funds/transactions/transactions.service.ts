import type { Executor } from '@site/platform-kit/data/database';
import { insertEvent } from './events.repository';
import { reviewMoment } from './review.rules';
import { recordStep } from './steps.service';
import { insertTransaction, takeNumber, type NewTransaction } from './transactions.repository';
import type { TransactionRow } from './transactions.rows';

/**
 * Writes a pending request with its timeline, audit row and message. Requires the lock on the player's wallet.
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
