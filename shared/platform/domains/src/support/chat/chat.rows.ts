import { bigint, pgTable, text, timestamp } from '@site/platform-kit/data/tables';
import type { AttachmentType, ChatDesk, ChatMessage } from '@site/api/contracts/chat';
import type { Language } from '@site/platform-kit/base/language';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The one conversation of a player with support. */
export const chats = pgTable('chat', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  desk: text().$type<ChatDesk>().notNull(),
  /** Of the page when the player last wrote. */
  language: text().$type<Language>().notNull(),
  waitingSince: moment('waiting_since'),
  personLastAt: moment('person_last_at'),
  assistantDueAt: moment('assistant_due_at'),
  deskTypingUntil: moment('desk_typing_until'),
  playerTypingUntil: moment('player_typing_until'),
  createdAt: moment('created_at').notNull(),
});
export type ChatRow = typeof chats.$inferSelect;

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
