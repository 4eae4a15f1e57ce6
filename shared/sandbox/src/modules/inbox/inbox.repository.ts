import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '#core/database';
import { inboxMessages, type InboxRow, type NewInboxRow } from './inbox.tables';

export async function insertMessage(db: Executor, message: NewInboxRow) {
  await db.insert(inboxMessages).values(message);
}

/** Newest first. */
export const findMessages = (db: Executor, playerId: number, { limit, offset }: { limit: number; offset: number }): Promise<InboxRow[]> =>
  db.select().from(inboxMessages).where(eq(inboxMessages.playerId, playerId)).orderBy(desc(inboxMessages.id)).limit(limit).offset(offset);

export const countMessages = (db: Executor, playerId: number) => db.$count(inboxMessages, eq(inboxMessages.playerId, playerId));

export const countUnread = (db: Executor, playerId: number) =>
  db.$count(inboxMessages, and(eq(inboxMessages.playerId, playerId), isNull(inboxMessages.readAt)));
