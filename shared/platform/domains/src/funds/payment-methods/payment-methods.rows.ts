import { bigint, boolean, integer, pgTable, text } from '@site/platform-kit/data/tables';
import type { AccountKind } from '@site/api/contracts/funds';

const paisa = (name: string) => bigint(name, { mode: 'bigint' });

export type PaymentStatus = 'active' | 'inactive';

/** One account kind of a wallet or bank; rows of one name are the same wallet. */
export const paymentMethods = pgTable('payment_method', {
  id: integer().primaryKey(),
  name: text().notNull(),
  accountType: text('account_type').$type<AccountKind>().notNull(),
  icon: text().notNull(),
  status: text().$type<PaymentStatus>().notNull(),
  isBank: boolean('is_bank').notNull(),
  minAmount: paisa('min_amount').notNull(),
  maxAmount: paisa('max_amount').notNull(),
  trxPattern: text('trx_pattern').notNull(),
  trxExample: text('trx_example').notNull(),
});
export type PaymentMethodRow = typeof paymentMethods.$inferSelect;

export const walletNumbers = pgTable('wallet_number', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  methodId: integer('method_id').notNull(),
  accountNumber: text('account_number').notNull(),
  status: text().$type<PaymentStatus>().notNull(),
});
export type NewWalletNumber = typeof walletNumbers.$inferInsert;
