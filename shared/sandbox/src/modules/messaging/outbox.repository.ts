import { desc, eq } from 'drizzle-orm';
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Executor } from '#core/database';

const outbox = pgTable('outbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  channel: text().$type<'email' | 'sms'>().notNull(),
  code: text().notNull(),
  subject: text().notNull().default(''),
  text: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
});
export type OutboxRow = typeof outbox.$inferSelect;

const SHOWN = 200;

export async function insertSent(db: Executor, row: typeof outbox.$inferInsert) {
  await db.insert(outbox).values(row);
}

/** Newest first; all of them, or those of one receiver. */
export const listSent = (db: Executor, to?: string): Promise<OutboxRow[]> =>
  db
    .select()
    .from(outbox)
    .where(to === undefined ? undefined : eq(outbox.recipient, to))
    .orderBy(desc(outbox.id))
    .limit(SHOWN);
