import { bigint, pgTable, text, timestamp } from '@site/platform-kit/data/tables';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const sessions = pgTable('sessions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  exchangeTokenHash: text('exchange_token_hash').notNull(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at').notNull(),
  /** Of the last use that was written down. */
  ip: text().notNull(),
  userAgent: text('user_agent').notNull(),
  endedAt: moment('ended_at'),
  endedReason: text('ended_reason').$type<EndReason>(),
  /** Moment at which the owner last gave the password or a code; null means the log-in. */
  confirmedAt: moment('confirmed_at'),
});
export type SessionRow = typeof sessions.$inferSelect;
export type EndReason = 'logout' | 'blocked' | 'idle' | 'expired' | 'reused' | 'password' | 'elsewhere';

export const sessionTokens = pgTable('session_tokens', {
  hash: text().primaryKey(),
  sessionId: bigint('session_id', { mode: 'number' }).notNull(),
  issuedAt: moment('issued_at').notNull(),
  replacedAt: moment('replaced_at'),
  /** Digest of the token that this one follows. */
  replaces: text(),
  firstUsedAt: moment('first_used_at'),
  /** The next token, readable with the one of this row. */
  sealedNext: text('sealed_next'),
});
