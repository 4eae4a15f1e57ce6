import type { PlatformEvent } from '@site/api/contracts/events';

export interface ChatUnread {
  /** Number that the platform counted when the stream opened; the ids of these messages are unknown. */
  earlier: number;
  /** Ids of the messages that arrived since then. */
  ids: readonly number[];
}

export const NOTHING_UNREAD: ChatUnread = { earlier: 0, ids: [] };

export const unreadCount = ({ earlier, ids }: ChatUnread) => earlier + ids.length;

/** Unread messages after an event. */
export function afterEvent(unread: ChatUnread, { name, data }: PlatformEvent): ChatUnread {
  if (name === 'hello') return { earlier: data.unread.chat, ids: [] };
  if (name === 'chat_message') return afterMessage(unread, data);
  // A player who has read up to a message has also seen the earlier messages of the chat.
  if (name === 'chat_seen' && data.by === 'player' && data.is_read) return { earlier: 0, ids: unread.ids.filter((id) => id > data.up_to) };
  return unread;
}

function afterMessage(unread: ChatUnread, { id, by, read_at }: Extract<PlatformEvent, { name: 'chat_message' }>['data']) {
  if (by === 'player' || read_at !== null || unread.ids.includes(id)) return unread;
  return { ...unread, ids: [...unread.ids, id] };
}
