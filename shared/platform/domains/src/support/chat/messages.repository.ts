import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { AttachmentType } from '@site/api/contracts/chat';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import type { MessageAuthor, MessageRow } from './chat.rows';

export interface NewMessageRow {
  chatId: number;
  by: MessageAuthor;
  content: string;
  clientKey: string | null;
  at: Date;
}

export async function insertMessage(tx: Executor, { chatId, by, content, clientKey, at }: NewMessageRow): Promise<number> {
  const { rows } = await tx.execute<Columns<'chat_message', 'id'>>(sql`
    insert into chat_message (chat_id, by, content, client_key, created_at)
    values (${chatId}, ${by}, ${content}, ${clientKey}, ${at.toISOString()}) returning id`);
  const [row] = rows;
  if (!row) throw new Error('The message was not written');
  return Number(row.id);
}

export interface MessageSlice {
  limit: number;
  before?: number | undefined;
  after?: number | undefined;
}

/** In ascending order: the newest messages, those before an id, or the first ones after it. */
export async function listMessages(db: Executor, chatId: number, { limit, before, after }: MessageSlice): Promise<MessageRow[]> {
  const isForward = after !== undefined;
  // The id is in an array and the order names the chat too; otherwise a plan may walk the message ids of all chats.
  const rows = await selectMessages(
    db,
    sql`m.chat_id = any(array[${chatId}]::bigint[])
      ${before === undefined ? sql`` : sql`and m.id < ${before}`} ${isForward ? sql`and m.id > ${after}` : sql``}
      order by ${isForward ? sql`m.chat_id desc, m.id` : sql`m.chat_id, m.id desc`} limit ${limit}`,
  );
  return isForward ? rows : rows.reverse();
}

export async function findMessage(db: Executor, id: number): Promise<MessageRow | null> {
  const [row] = await selectMessages(db, sql`m.id = ${id}`);
  return row ?? null;
}

export const findMessages = (db: Executor, ids: readonly number[]): Promise<MessageRow[]> =>
  selectMessages(db, sql`m.id = any(${ids}::bigint[])`);

export async function findByClientKey(db: Executor, chatId: number, clientKey: string): Promise<MessageRow | null> {
  const [row] = await selectMessages(db, sql`m.chat_id = ${chatId} and m.client_key = ${clientKey}`);
  return row ?? null;
}

type Side = 'player' | 'support';

/** Messages of the other side that this side has not read. */
const unreadBy = (side: Side, chatId: number, upTo: number) =>
  sql`chat_id = ${chatId} and id <= ${upTo} and by ${side === 'player' ? sql`<>` : sql`=`} 'player' and read_at is null`;

/** @returns id of the last message that was newly delivered; null when there was none */
export const markDelivered = (tx: Executor, side: Side, chatId: number, upTo: number, at: Date) =>
  lastOf(
    tx,
    sql`update chat_message set delivered_at = ${at.toISOString()} where ${unreadBy(side, chatId, upTo)} and delivered_at is null returning id`,
  );

/** @returns id of the last message that was newly read; null when there was none */
export const markRead = (tx: Executor, side: Side, chatId: number, upTo: number, at: Date) =>
  lastOf(
    tx,
    sql`update chat_message set read_at = ${at.toISOString()}, delivered_at = coalesce(delivered_at, ${at.toISOString()})
      where ${unreadBy(side, chatId, upTo)} returning id`,
  );

async function lastOf(tx: Executor, marked: SQL): Promise<number | null> {
  const { rows } = await tx.execute<{ id: string }>(marked);
  return rows.length ? Math.max(...rows.map(({ id }) => Number(id))) : null;
}

type RawMessage = Columns<'chat_message'> &
  Columns<'chat', 'player_id'> & { by: MessageAuthor; attachment_type: AttachmentType | null; attachment_bytes: number | null };

async function selectMessages(db: Executor, which: SQL): Promise<MessageRow[]> {
  const { rows } = await db.execute<RawMessage>(sql`
    select m.*, chat.player_id, a.content_type as attachment_type, octet_length(a.body) as attachment_bytes
    from chat_message m join chat on chat.id = m.chat_id left join chat_attachment a on a.message_id = m.id
    where ${which}`);
  return rows.map((row) => ({
    id: Number(row.id),
    chatId: Number(row.chat_id),
    playerId: Number(row.player_id),
    by: row.by,
    content: row.content,
    clientKey: row.client_key,
    createdAt: new Date(row.created_at),
    deliveredAt: momentOrNull(row.delivered_at),
    readAt: momentOrNull(row.read_at),
    attachment: row.attachment_type === null ? null : { type: row.attachment_type, bytes: row.attachment_bytes ?? 0 },
  }));
}
