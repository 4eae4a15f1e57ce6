import { sql } from '@site/platform-kit/data/sql';
import type { ChatDesk } from '@site/api/contracts/chat';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

export interface SupportedChat {
  id: number;
  username: string;
  desk: ChatDesk;
  waitingSince: Date | null;
  lastMessageId: number;
  /** Messages of the player that support has not read. */
  unread: number;
}

type RawChat = Columns<'chat', 'id' | 'waiting_since'> &
  Columns<'players', 'username'> & { desk: ChatDesk; last_id: string; unread: number };

/** Chats with messages: waiting ones first, the longest wait before the others; then the newest. */
export async function listChatsForSupport(db: Executor, limit: number): Promise<SupportedChat[]> {
  const { rows } = await db.execute<RawChat>(sql`
    select chat.id, players.username, chat.desk, chat.waiting_since, last.id as last_id,
      (select count(*)::int from chat_message m where m.chat_id = chat.id and m.by = 'player' and m.read_at is null) as unread
    from chat join players on players.id = chat.player_id
      cross join lateral (select id from chat_message m where m.chat_id = chat.id order by id desc limit 1) last
    order by chat.waiting_since nulls last, last.id desc limit ${limit}`);
  return rows.map(({ id, username, desk, waiting_since: since, last_id: last, unread }) => ({
    id: Number(id),
    username,
    desk,
    waitingSince: momentOrNull(since),
    lastMessageId: Number(last),
    unread,
  }));
}
