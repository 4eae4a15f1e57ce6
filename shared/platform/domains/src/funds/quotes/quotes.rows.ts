import { bigint, integer, pgTable, text, timestamp } from '@site/platform-kit/data/tables';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export type QuoteFlow = 'plain' | 'ewallet';

/** A receiving number handed out to one player for one amount. */
export const depositQuotes = pgTable('deposit_quote', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  publicId: text('public_id').notNull(),
  flow: text().$type<QuoteFlow>().notNull(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  methodId: integer('method_id').notNull(),
  walletNumberId: integer('wallet_number_id').notNull(),
  amount: bigint({ mode: 'bigint' }).notNull(),
  promotionId: integer('promotion_id'),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
  askedAt: moment('asked_at'),
  wishedPromotionId: integer('wished_promotion_id'),
});
export type QuoteRow = typeof depositQuotes.$inferSelect;
