import { isBlank, SUPPORT_USER_ID, type Chat, type ChatMessage } from '@site/api/contracts/chat';
import { attachmentName } from './chat.rules';
import type { ChatRow, MessageRow } from './chat.rows';

const SUPPORT = { id: Number(SUPPORT_USER_ID), username: 'Support' };

export const presentMessage = ({ attachment, ...row }: MessageRow): ChatMessage => ({
  id: row.id,
  chat_id: row.chatId,
  sender_id: row.by === 'player' ? row.playerId : SUPPORT.id,
  by: row.by,
  content: row.content,
  created_at: row.createdAt.toISOString(),
  client_key: row.clientKey,
  delivered_at: row.deliveredAt?.toISOString() ?? null,
  read_at: row.readAt?.toISOString() ?? null,
  attachment: attachment && { name: attachmentName(row.id, attachment.type), ...attachment },
});

interface ListedChat {
  chat: ChatRow;
  last: MessageRow | null;
  unread: number;
}

export const presentChat = ({ chat, last, unread }: ListedChat): Chat => ({
  id: chat.id,
  chat_id: chat.id,
  other_user: SUPPORT,
  last_message: last && wordsOf(last),
  last_by: last && last.by,
  last_at: last?.createdAt.toISOString() ?? null,
  unread,
  desk: chat.desk,
});

/** Text for a preview: a message without words shows the name of its attachment. */
export const wordsOf = ({ id, content, attachment }: MessageRow) =>
  attachment && isBlank(content) ? attachmentName(id, attachment.type) : content;
