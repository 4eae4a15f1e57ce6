import { paisa, type Paisa } from '@site/api/money';
import { sql, type SQL } from '@site/platform-kit/data/sql';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

/** Id of a message and its owner: a message of another player is not found. */
export interface Own {
  id: number;
  playerId: number;
}

const isOwn = ({ id, playerId }: Own) => sql`id = ${id} and player_id = ${playerId}`;

/** Both languages are stored, because the reader's language is known only at the time of reading. */
interface NewMessageRow {
  playerId: number;
  title: string;
  titleBn: string;
  message: string;
  messageBn: string;
  /** Subject of messages that replace each other while they are unread. */
  about: string | null;
  paisa?: bigint;
  createdAt: Date;
}

export async function insertMessage(
  db: Executor,
  { playerId, title, titleBn, message, messageBn, about, paisa, createdAt }: NewMessageRow,
) {
  await db.execute(sql`
    insert into inbox_messages (player_id, title, title_bn, message, message_bn, about, paisa, created_at)
    values (${playerId}, ${title}, ${titleBn}, ${message}, ${messageBn}, ${about}, ${paisa ?? 0n}, ${createdAt.toISOString()})`);
}

const toShown = (row: Omit<Columns<'inbox_messages'>, 'player_id' | 'about' | 'paisa'>) => ({
  id: Number(row.id),
  title: row.title,
  titleBn: row.title_bn,
  message: row.message,
  messageBn: row.message_bn,
  // The player's own text, shown in both languages.
  editedTitle: row.edited_title,
  editedMessage: row.edited_message,
  readAt: momentOrNull(row.read_at),
  createdAt: new Date(row.created_at),
});

/** Fields of a message that its owner sees. */
export type ShownRow = ReturnType<typeof toShown>;

/** Newest first. Messages before the page are skipped in the index, without reading their rows. */
export async function findMessages(
  db: Executor,
  playerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<ShownRow[]> {
  const { rows } = await db.execute<Columns<'inbox_messages'>>(sql`
    select m.* from (
      select id from inbox_messages where player_id = ${playerId} order by id desc limit ${limit} offset ${offset}
    ) page join inbox_messages m on m.id = page.id order by m.id desc`);
  return rows.map(toShown);
}

export const countMessages = (db: Executor, playerId: number) => countOf(db, sql`player_id = ${playerId}`);

export const countUnread = (db: Executor, playerId: number) => countOf(db, sql`player_id = ${playerId} and read_at is null`);

async function countOf(db: Executor, which: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select count(*)::int as count from inbox_messages where ${which}`);
  return rows[0]?.count ?? 0;
}

export async function findMessage(db: Executor, own: Own): Promise<ShownRow | null> {
  const { rows } = await db.execute<Columns<'inbox_messages'>>(sql`select * from inbox_messages where ${isOwn(own)}`);
  return rows[0] ? toShown(rows[0]) : null;
}

/** @returns whether it was unread until now */
export async function markRead(db: Executor, own: Own, at: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update inbox_messages set read_at = ${at.toISOString()} where ${isOwn(own)} and read_at is null`);
  return rowCount === 1;
}

/** @returns whether there was one */
export async function deleteMessage(db: Executor, own: Own): Promise<boolean> {
  const { rowCount } = await db.execute(sql`delete from inbox_messages where ${isOwn(own)}`);
  return rowCount === 1;
}

export async function saveEdit(db: Executor, own: Own, { title, message }: { title: string; message: string }): Promise<ShownRow | null> {
  const { rows } = await db.execute<Columns<'inbox_messages'>>(sql`
    update inbox_messages set edited_title = ${title}, edited_message = ${message} where ${isOwn(own)} returning *`);
  return rows[0] ? toShown(rows[0]) : null;
}

/** Deletes the player's unread and unedited messages about the subject. @returns paisa that they reported */
export async function takeUnread(tx: Executor, playerId: number, about: string): Promise<Paisa> {
  const { rows } = await tx.execute<Columns<'inbox_messages', 'paisa'>>(sql`
    delete from inbox_messages where player_id = ${playerId} and about = ${about} and read_at is null and edited_title is null returning paisa`);
  return paisa(rows.reduce((sum, row) => sum + BigInt(row.paisa), 0n));
}

/** Writes one message to many players; for each it replaces the unread and unedited ones about the same subject. */
export async function replaceUnreadOfMany(
  tx: Executor,
  playerIds: readonly number[],
  { title, titleBn, message, messageBn, about, createdAt }: Omit<NewMessageRow, 'playerId' | 'paisa'>,
) {
  const players = sql`${playerIds}::bigint[]`;
  await tx.execute(sql`
    delete from inbox_messages where player_id = any(${players}) and about = ${about} and read_at is null and edited_title is null`);
  await tx.execute(sql`
    insert into inbox_messages (player_id, title, title_bn, message, message_bn, about, created_at)
    select id, ${title}, ${titleBn}, ${message}, ${messageBn}, ${about}, ${createdAt.toISOString()}::timestamptz from unnest(${players}) as player (id)`);
}

/** Deletes the oldest messages that were read and are older than `before`, at most `limit`. @returns number of deleted messages */
export async function deleteRead(db: Executor, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from inbox_messages where id in (
      select id from inbox_messages where read_at is not null and created_at < ${before.toISOString()} order by created_at limit ${limit})`);
  return rowCount ?? 0;
}
