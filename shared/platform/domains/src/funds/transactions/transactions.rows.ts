import { bigint, boolean, integer, pgTable, text, timestamp } from '@site/platform-kit/data/tables';
import type { TransactionAction, TransactionKey } from '@site/api/contracts/funds';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const paisa = (name: string) => bigint(name, { mode: 'bigint' });

export const cashTransactions = pgTable('cash_transaction', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  number: text().notNull(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  action: text().$type<TransactionAction>().notNull(),
  key: text().$type<TransactionKey>().notNull().default('0'),
  amount: paisa('amount').notNull(),
  methodId: integer('method_id').notNull(),
  methodName: text('method_name').notNull(),
  accountNumber: text('account_number').notNull(),
  trxId: text('trx_id'),
  trxKey: text('trx_key'),
  promotionId: integer('promotion_id'),
  quoteId: bigint('quote_id', { mode: 'number' }),
  bonus: paisa('bonus').notNull(),
  rebate: paisa('rebate').notNull(),
  reason: text(),
  attempt: integer().notNull(),
  isClosed: boolean('is_closed').notNull(),
  /** True when this attempt replaced one that waited. */
  isEdited: boolean('is_edited').notNull().default(false),
  /** When it was first sent. */
  createdAt: moment('created_at').notNull(),
  initiatedAt: moment('initiated_at').notNull(),
  submittedAt: moment('submitted_at').notNull(),
  reviewAt: moment('review_at'),
  decidedAt: moment('decided_at'),
  updatedAt: moment('updated_at').notNull(),
});
export type TransactionRow = typeof cashTransactions.$inferSelect;
