import type { ChatDesk, ChatMessage } from '@site/api/contracts/chat';
import * as z from '@site/api/schema';
import { DESK_EVENTS, type ReadChat } from '@site/platform-operator/calls';
import type { StreamedEvent } from '#calls';

/** A chat as the page knows it. */
export interface DeskConversation {
  /** Null until the first answer. */
  username: string | null;
  desk: ChatDesk;
  /** Sorted by id, without a gap. */
  messages: readonly ChatMessage[];
  hasOlder: boolean;
  isPlayerTyping: boolean;
  /** The desk writes: the assistant, or any person. */
  isDeskTyping: boolean;
  /** `lost`: what is shown may be old. */
  line: 'opening' | 'live' | 'lost';
}

export const UNKNOWN_CHAT: DeskConversation = {
  username: null,
  desk: 'assistant',
  messages: [],
  hasOlder: false,
  isPlayerTyping: false,
  isDeskTyping: false,
  line: 'opening',
};

/** News for a conversation. */
export type ChatNews = { kind: 'event'; event: StreamedEvent } | { kind: 'older'; chat: ReadChat } | { kind: 'lost' };

/** The conversation after some news. An event that is unknown or off its contract changes nothing. */
export function afterNews(before: DeskConversation, news: ChatNews): DeskConversation {
  if (news.kind === 'lost') return { ...before, line: 'lost', isPlayerTyping: false, isDeskTyping: false };
  if (news.kind === 'older') return { ...before, messages: joined(news.chat.messages, before.messages), hasOlder: news.chat.has_older };
  return afterEvent(before, news.event);
}

function afterEvent(before: DeskConversation, { name, data }: StreamedEvent): DeskConversation {
  switch (name) {
    case 'chat':
      return told(DESK_EVENTS.chat, data, before, (chat) => afterStart(before, chat));
    case 'chat_message':
      return told(DESK_EVENTS.chat_message, data, before, (message) => ({ ...before, messages: joined(before.messages, [message]) }));
    case 'chat_seen':
      return told(DESK_EVENTS.chat_seen, data, before, ({ by, up_to: upTo, at, is_read: isRead }) =>
        by === 'player' && isRead ? { ...before, messages: before.messages.map((message) => seen(message, upTo, at)) } : before,
      );
    case 'chat_desk':
      return told(DESK_EVENTS.chat_desk, data, before, ({ desk }) => ({ ...before, desk }));
    case 'chat_typing':
      return told(DESK_EVENTS.chat_typing, data, before, ({ is_typing: isDeskTyping }) => ({ ...before, isDeskTyping }));
    case 'typing':
      return told(DESK_EVENTS.typing, data, before, ({ is_typing: isPlayerTyping }) => ({ ...before, isPlayerTyping }));
    default:
      return before;
  }
}

function told<S extends z.ZodMiniType>(schema: S, data: unknown, before: DeskConversation, next: (read: z.output<S>) => DeskConversation) {
  const read = z.safeParse(schema, data);
  return read.success ? next(read.data) : before;
}

/** A new line begins with the newest messages. Where they do not reach the known ones, these are dropped, so that no gap is hidden. */
function afterStart(before: DeskConversation, chat: ReadChat): DeskConversation {
  const lastKnown = before.messages.at(-1)?.id ?? 0;
  const first = chat.messages[0]?.id ?? 0;
  const meets = before.messages.length > 0 && (!chat.has_older || first <= lastKnown);
  return {
    ...before,
    username: chat.username,
    desk: chat.desk,
    messages: meets ? joined(before.messages, chat.messages) : chat.messages,
    hasOlder: meets ? before.hasOlder : chat.has_older,
    line: 'live',
  };
}

function joined(some: readonly ChatMessage[], others: readonly ChatMessage[]): ChatMessage[] {
  const byId = new Map([...some, ...others].map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

const seen = (message: ChatMessage, upTo: number, at: string): ChatMessage =>
  message.by !== 'player' && message.id <= upTo && message.read_at === null ? { ...message, read_at: at } : message;

/** Names the state that a draft is about; null when the last message is not the player's. */
export function draftAbout({ messages, desk }: DeskConversation): string | null {
  const last = messages.at(-1);
  return last?.by === 'player' ? `${desk} ${last.id}` : null;
}
