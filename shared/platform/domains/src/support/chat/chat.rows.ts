import type { AttachmentType, ChatDesk, ChatMessage } from '@site/api/contracts/chat';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';
import type { Language } from '@site/api/contracts/site';

type RawChat = Columns<'chat'> & { desk: ChatDesk; language: Language };

export const toChat = (row: RawChat) => ({
  id: Number(row.id),
  playerId: Number(row.player_id),
  desk: row.desk,
  // Language of the page at the player's last message.
  language: row.language,
  waitingSince: momentOrNull(row.waiting_since),
  personLastAt: momentOrNull(row.person_last_at),
  assistantDueAt: momentOrNull(row.assistant_due_at),
  deskTypingUntil: momentOrNull(row.desk_typing_until),
  playerTypingUntil: momentOrNull(row.player_typing_until),
  createdAt: new Date(row.created_at),
});

/** The only conversation of a player with support. */
export type ChatRow = ReturnType<typeof toChat>;

export type MessageAuthor = ChatMessage['by'];

export interface MessageRow {
  id: number;
  chatId: number;
  playerId: number;
  by: MessageAuthor;
  content: string;
  clientKey: string | null;
  createdAt: Date;
  deliveredAt: Date | null;
  readAt: Date | null;
  attachment: { type: AttachmentType; bytes: number } | null;
}
