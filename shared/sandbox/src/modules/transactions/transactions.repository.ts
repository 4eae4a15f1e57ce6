import { sql } from 'drizzle-orm';
import type { TransactionAction } from '@site/api/contracts/funds';
import type { Executor } from '#core/database';
import type { NewTransaction } from './transactions.service';
import { cashTransactions, type TransactionRow } from './transactions.tables';

const LETTER: Record<TransactionAction, string> = { deposit: 'D', withdraw: 'W' };

export async function insertTransaction(tx: Executor, transaction: NewTransaction): Promise<TransactionRow> {
  const { method, trx, at, action } = transaction;
  const [row] = await tx
    .insert(cashTransactions)
    .values({
      number: sql`${LETTER[action]} || nextval('cash_transaction_number')`,
      playerId: transaction.playerId,
      action,
      amount: transaction.amount,
      methodId: method.id,
      methodName: method.name,
      accountNumber: transaction.accountNumber,
      trxId: trx?.id ?? null,
      trxKey: trx?.key ?? null,
      promotionId: transaction.promotionId ?? null,
      quoteId: transaction.quoteId ?? null,
      bonus: 0n,
      rebate: 0n,
      attempt: 1,
      isClosed: false,
      initiatedAt: transaction.initiatedAt,
      submittedAt: at,
      reviewAt: transaction.reviewAt,
      updatedAt: at,
    })
    .returning();
  if (!row) throw new Error('The transaction was not written');
  return row;
}
