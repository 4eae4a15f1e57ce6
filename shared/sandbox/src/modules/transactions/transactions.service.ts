import type { TransactionAction } from '@site/api/contracts/funds';
import type { Executor } from '#core/database';
import { insertTransaction } from './transactions.repository';
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
  /** When the sandbox's own reviewer decides; null leaves it to the operator. */
  reviewAt: Date | null;
}

/**
 * Writes a request that waits, its timeline and its audit row. The caller holds the player's turn.
 * @throws the unique constraints `cash_transaction_one_pending` and `cash_transaction_trx_once`
 */
export const openTransaction = (tx: Executor, transaction: NewTransaction): Promise<TransactionRow> => insertTransaction(tx, transaction);
