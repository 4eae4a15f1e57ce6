import { paisa, type Paisa } from '@site/api/money';
import { and, eq, isNull, sql, type SQL } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { inboxMessages, type InboxRow, type NewInboxRow } from './inbox.tables';

/** One message of one player: nobody else's is found by it. */
export interface Own {
  id: number;
  playerId: number;
}

const isOwn = ({ id, playerId }: Own) => and(eq(inboxMessages.id, id), eq(inboxMessages.playerId, playerId));

export async function insertMessage(db: Executor, message: NewInboxRow) {
  await db.insert(inboxMessages).values(message);
}

/** What is shown of a message. */
export type ShownRow = Omit<InboxRow, 'playerId' | 'about' | 'paisa'>;

type RawMessage = { id: string; read_at: string | null; created_at: string } & Record<
  'title' | 'title_bn' | 'message' | 'message_bn',
  string
> &
  Record<'edited_title' | 'edited_message', string | null>;

/** Newest first. What comes before the page is skipped in the index, without a look at the messages. */
export async function findMessages(
  db: Executor,
  playerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<ShownRow[]> {
  const { rows } = await db.execute<RawMessage>(sql`
    select m.* from (
      select id from inbox_messages where player_id = ${playerId} order by id desc limit ${limit} offset ${offset}
    ) page join inbox_messages m on m.id = page.id order by m.id desc`);
  return rows.map((row) => ({
    id: Number(row.id),
    title: row.title,
    titleBn: row.title_bn,
    message: row.message,
    messageBn: row.message_bn,
    editedTitle: row.edited_title,
    editedMessage: row.edited_message,
    readAt: row.read_at === null ? null : new Date(row.read_at),
    createdAt: new Date(row.created_at),
  }));
}

export const countMessages = (db: Executor, playerId: number) => countOf(db, sql`player_id = ${playerId}`);

export const countUnread = (db: Executor, playerId: number) => countOf(db, sql`player_id = ${playerId} and read_at is null`);

async function countOf(db: Executor, which: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from inbox_messages where ${which}`);
  return rows[0]?.count ?? 0;
}

export async function findMessage(db: Executor, own: Own): Promise<InboxRow | null> {
  const [row] = await db.select().from(inboxMessages).where(isOwn(own));
  return row ?? null;
}

/** @returns whether it was unread until now */
export async function markRead(db: Executor, own: Own, at: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(inboxMessages)
    .set({ readAt: at })
    .where(and(isOwn(own), isNull(inboxMessages.readAt)));
  return rowCount === 1;
}

/** @returns whether there was one */
export async function deleteMessage(db: Executor, own: Own): Promise<boolean> {
  const { rowCount } = await db.delete(inboxMessages).where(isOwn(own));
  return rowCount === 1;
}

export async function saveEdit(db: Executor, own: Own, { title, message }: { title: string; message: string }): Promise<InboxRow | null> {
  const [row] = await db.update(inboxMessages).set({ editedTitle: title, editedMessage: message }).where(isOwn(own)).returning();
  return row ?? null;
}

/** Takes away what is unread about it and as it was written. @returns the money that it spoke of */
export async function takeUnread(tx: Executor, playerId: number, about: string): Promise<Paisa> {
  const { rows } = await tx.execute<{ paisa: string }>(sql`
    delete from inbox_messages where player_id = ${playerId} and about = ${about} and read_at is null and edited_title is null returning paisa`);
  return paisa(rows.reduce((sum, row) => sum + BigInt(row.paisa), 0n));
}

/** The same words for many players, in place of what each of them has not read about it. */
export async function replaceUnreadOfMany(
  tx: Executor,
  playerIds: readonly number[],
  {
    title,
    titleBn,
    message,
    messageBn,
    about,
    createdAt,
  }: Pick<InboxRow, 'title' | 'titleBn' | 'message' | 'messageBn' | 'createdAt'> & { about: string },
) {
  const players = sql`${sql.param([...playerIds])}::bigint[]`;
  await tx.execute(sql`
    delete from inbox_messages where player_id = any(${players}) and about = ${about} and read_at is null and edited_title is null`);
  await tx.execute(sql`
    insert into inbox_messages (player_id, title, title_bn, message, message_bn, about, created_at)
    select id, ${title}, ${titleBn}, ${message}, ${messageBn}, ${about}, ${createdAt.toISOString()}::timestamptz from unnest(${players}) as player (id)`);
}

/** The oldest of them, at most `limit`. @returns how many went */
export async function deleteRead(db: Executor, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from inbox_messages where id in (
      select id from inbox_messages where read_at is not null and created_at < ${before.toISOString()} order by created_at limit ${limit})`);
  return rowCount ?? 0;
}
