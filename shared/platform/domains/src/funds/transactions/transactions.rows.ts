import { paisa } from '@site/api/money';
import type { TransactionAction, TransactionKey } from '@site/api/contracts/funds';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';

export type RawTransaction = Columns<'cash_transaction'> & { action: TransactionAction; key: TransactionKey };

export const toTransaction = (row: RawTransaction) => ({
  id: Number(row.id),
  number: row.number,
  playerId: Number(row.player_id),
  action: row.action,
  key: row.key,
  amount: paisa(BigInt(row.amount)),
  methodId: row.method_id,
  methodName: row.method_name,
  accountNumber: row.account_number,
  trxId: row.trx_id,
  trxKey: row.trx_key,
  promotionId: row.promotion_id,
  quoteId: row.quote_id === null ? null : Number(row.quote_id),
  bonus: paisa(BigInt(row.bonus)),
  rebate: paisa(BigInt(row.rebate)),
  reason: row.reason,
  attempt: row.attempt,
  isClosed: row.is_closed,
  /** True when this attempt replaced a pending one. */
  isEdited: row.is_edited,
  /** Time of the first submission. */
  createdAt: new Date(row.created_at),
  initiatedAt: new Date(row.initiated_at),
  submittedAt: new Date(row.submitted_at),
  reviewAt: momentOrNull(row.review_at),
  decidedAt: momentOrNull(row.decided_at),
  updatedAt: new Date(row.updated_at),
});
export type TransactionRow = ReturnType<typeof toTransaction>;
