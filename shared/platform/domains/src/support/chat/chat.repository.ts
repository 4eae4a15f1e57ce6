import { and, eq, sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { chats, type ChatRow } from './chat.rows';

/** Made at its first use; any number that ask at once are given the same one. */
export async function openChatOf(db: Executor, playerId: number, at: Date): Promise<number> {
  const known = await findChatOf(db, playerId);
  if (known) return known.id;
  await db.execute(sql`
    insert into chat (player_id, created_at) values (${playerId}, ${at.toISOString()}) on conflict (player_id) do nothing`);
  const chat = await findChatOf(db, playerId);
  if (!chat) throw new Error('The chat was not written');
  return chat.id;
}

export async function findChatOf(db: Executor, playerId: number): Promise<ChatRow | null> {
  const [row] = await db.select().from(chats).where(eq(chats.playerId, playerId));
  return row ?? null;
}

export async function findChat(db: Executor, chatId: number): Promise<ChatRow | null> {
  const [row] = await db.select().from(chats).where(eq(chats.id, chatId));
  return row ?? null;
}

/** With its row locked until the transaction ends: one writes in a chat at a time, so that ids become visible in their order. */
export async function lockChat(tx: Executor, chatId: number): Promise<ChatRow | null> {
  const [row] = await tx.select().from(chats).where(eq(chats.id, chatId)).for('update');
  return row ?? null;
}

/** Only the player's own. */
export async function findOwnChat(db: Executor, playerId: number, chatId: number): Promise<ChatRow | null> {
  const [row] = await db
    .select()
    .from(chats)
    .where(and(eq(chats.id, chatId), eq(chats.playerId, playerId)));
  return row ?? null;
}

export type ChatState = Partial<Omit<ChatRow, 'id' | 'playerId' | 'createdAt'>>;

export async function updateChat(tx: Executor, chatId: number, state: ChatState) {
  await tx.update(chats).set(state).where(eq(chats.id, chatId));
}

/** Messages of support that this player has not read. */
export async function countUnreadMessages(db: Executor, playerId: number): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(sql`
    select count(*)::int as unread from chat join chat_message m on m.chat_id = chat.id
    where chat.player_id = ${playerId} and m.by <> 'player' and m.read_at is null`);
  return rows[0]?.unread ?? 0;
}

/** Chats where a person has been silent since then or longer. */
export async function listSilentChats(db: Executor, since: Date): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from chat where desk = 'person' and person_last_at <= ${since.toISOString()} order by person_last_at limit 100`);
  return rows.map(({ id }) => Number(id));
}
