import type { PlatformEvent } from '@site/api/contracts/events';

export interface ChatUnread {
  /** Counted by the platform when the stream began; of these no ids are known. */
  earlier: number;
  /** Ids of what has come since. */
  ids: readonly number[];
}

export const NOTHING_UNREAD: ChatUnread = { earlier: 0, ids: [] };

export const unreadCount = ({ earlier, ids }: ChatUnread) => earlier + ids.length;

/** What is unread after an event. */
export function afterEvent(unread: ChatUnread, { name, data }: PlatformEvent): ChatUnread {
  if (name === 'hello') return { earlier: data.unread.chat, ids: [] };
  if (name === 'chat_message') return afterMessage(unread, data);
  // Whoever read up to some message of the chat had the earlier ones before their eyes.
  if (name === 'chat_seen' && data.by === 'player' && data.is_read) return { earlier: 0, ids: unread.ids.filter((id) => id > data.up_to) };
  return unread;
}

function afterMessage(unread: ChatUnread, { id, by, read_at }: Extract<PlatformEvent, { name: 'chat_message' }>['data']) {
  if (by === 'player' || read_at !== null || unread.ids.includes(id)) return unread;
  return { ...unread, ids: [...unread.ids, id] };
}
