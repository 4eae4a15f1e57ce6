import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { toChat, type ChatRow } from './chat.rows';

/** Creates the player's chat at the first use; parallel calls get the same one. @returns id of the chat */
export async function openChatOf(db: Executor, playerId: number, at: Date): Promise<number> {
  const known = await findChatOf(db, playerId);
  if (known) return known.id;
  await db.execute(sql`
    insert into chat (player_id, created_at) values (${playerId}, ${at.toISOString()}) on conflict (player_id) do nothing`);
  const chat = await findChatOf(db, playerId);
  if (!chat) throw new Error('The chat was not written');
  return chat.id;
}

async function find(db: Executor, which: SQL): Promise<ChatRow | null> {
  const { rows } = await db.execute<Parameters<typeof toChat>[0]>(sql`select * from chat where ${which}`);
  return rows[0] ? toChat(rows[0]) : null;
}

export const findChatOf = (db: Executor, playerId: number) => find(db, sql`player_id = ${playerId}`);

export const findChat = (db: Executor, chatId: number) => find(db, sql`id = ${chatId}`);

/** Locks the chat until the transaction ends: only one transaction writes in a chat at a time, so ids become visible in their order. */
export const lockChat = (tx: Executor, chatId: number) => find(tx, sql`id = ${chatId} for update`);

/** Locks the chat like `lockChat`, unless another transaction has its lock: then null. For jobs, which come again soon. */
export const claimChat = (tx: Executor, chatId: number) => find(tx, sql`id = ${chatId} for update skip locked`);

/** The player's own chat; null for any other. */
export const findOwnChat = (db: Executor, playerId: number, chatId: number) => find(db, sql`id = ${chatId} and player_id = ${playerId}`);

export type ChatState = Partial<Omit<ChatRow, 'id' | 'playerId' | 'createdAt'>>;

const COLUMNS: Record<keyof ChatState, SQL> = {
  desk: sql`desk`,
  language: sql`language`,
  waitingSince: sql`waiting_since`,
  personLastAt: sql`person_last_at`,
  assistantDueAt: sql`assistant_due_at`,
  deskTypingUntil: sql`desk_typing_until`,
  playerTypingUntil: sql`player_typing_until`,
};

/** Changes the given fields only. */
export async function updateChat(tx: Executor, chatId: number, state: ChatState) {
  const set = Object.entries(state).map(([name, value]) => {
    const column = COLUMNS[name as keyof ChatState];
    return sql`${column} = ${value instanceof Date ? value.toISOString() : value}`;
  });
  await tx.execute(sql`update chat set ${sql.join(set, ', ')} where id = ${chatId}`);
}

/** Messages of support that this player has not read. */
export async function countUnreadMessages(db: Executor, playerId: number): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(sql`
    select count(*)::int as unread from chat join chat_message m on m.chat_id = chat.id
    where chat.player_id = ${playerId} and m.by <> 'player' and m.read_at is null`);
  return rows[0]?.unread ?? 0;
}

/** Chats whose person has been silent since `since` or longer. */
export async function listSilentChats(db: Executor, since: Date): Promise<number[]> {
  const { rows } = await db.execute<Columns<'chat', 'id'>>(sql`
    select id from chat where desk = 'person' and person_last_at <= ${since.toISOString()} order by person_last_at limit 100`);
  return rows.map(({ id }) => Number(id));
}
