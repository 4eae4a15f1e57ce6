import { and, desc, eq, lt, ne, or } from '@site/platform-kit/data/sql';
import { bigint, pgTable, text, timestamp } from '@site/platform-kit/data/tables';
import type { Executor } from '@site/platform-kit/data/database';

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

/** Deletes messages with a code that are older than one moment, and all that are older than the other. */
export async function deleteSent(db: Executor, { codesBefore, before }: { codesBefore: Date; before: Date }) {
  await db.delete(outbox).where(or(and(ne(outbox.code, ''), lt(outbox.createdAt, codesBefore)), lt(outbox.createdAt, before)));
}
