import type { ChatDesk } from '@site/api/contracts/chat';
import { announce } from '@site/platform-kit/events/announce';
import type { Executor } from '@site/platform-kit/data/database';
import type { ChatRow } from './chat.rows';

type Chat = Pick<ChatRow, 'id' | 'playerId'>;

/** Sends the id only; the text is read at delivery, because it may be longer than a notification allows. */
export const announceMessage = (tx: Executor, { playerId }: Chat, id: number) =>
  announce(tx, { playerId, name: 'chat_message', data: { id } });

export const announceTyping = (tx: Executor, { id, playerId }: Chat, isTyping: boolean) =>
  announce(tx, { playerId, name: 'chat_typing', data: { chat_id: id, is_typing: isTyping } });

export const announceDesk = (tx: Executor, { id, playerId }: Chat, desk: ChatDesk) =>
  announce(tx, { playerId, name: 'chat_desk', data: { chat_id: id, desk } });

interface Seen {
  /** Side that has seen the messages of the other side. */
  by: 'player' | 'support';
  upTo: number;
  isRead: boolean;
  at: Date;
}

export const announceSeen = (tx: Executor, { id, playerId }: Chat, { by, upTo, isRead, at }: Seen) =>
  announce(tx, { playerId, name: 'chat_seen', data: { chat_id: id, by, up_to: upTo, at: at.toISOString(), is_read: isRead } });
