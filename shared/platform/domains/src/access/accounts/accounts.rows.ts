import { bigint, boolean, date, pgTable, text, timestamp } from '@site/platform-kit/data/tables';
import type { Currency } from '@site/api/contracts/access';
import type { LogIn } from '@site/api/contracts/security';
import type { PlayerStatus } from '@site/platform-kit/base/player-status';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const players = pgTable('players', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  remoteId: text('remote_id').notNull(),
  username: text().notNull(),
  usernameKey: text('username_key').notNull(),
  email: text().notNull(),
  emailKey: text('email_key').notNull(),
  phone: text().notNull(),
  /** Null where an older player has the same number in another spelling. */
  phoneKey: text('phone_key'),
  passwordHash: text('password_hash').notNull(),
  name: text().notNull(),
  currency: text().$type<Currency>().notNull(),
  status: text().$type<PlayerStatus>().notNull().default('active'),
  referralCode: text('referral_code').notNull(),
  referredBy: bigint('referred_by', { mode: 'number' }),
  affiliateCode: text('affiliate_code'),
  dateOfBirth: date('date_of_birth', { mode: 'string' }),
  emailVerifiedAt: moment('email_verified_at'),
  phoneVerifiedAt: moment('phone_verified_at'),
  createdAt: moment('created_at').notNull(),
});

export type PlayerRow = typeof players.$inferSelect;
export type NewPlayer = typeof players.$inferInsert;

export const loginHistory = pgTable('login_history', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  at: moment('at').notNull(),
  ip: text().notNull(),
  userAgent: text('user_agent').notNull(),
  result: text().$type<LogIn['result']>().notNull(),
  isNewDevice: boolean('is_new_device').notNull(),
  sessionId: bigint('session_id', { mode: 'number' }),
});
export type LoginRow = typeof loginHistory.$inferSelect;
