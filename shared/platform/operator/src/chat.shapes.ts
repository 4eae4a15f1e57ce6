import { CHAT_DESKS, chatMessageSchema, MESSAGE_AUTHORS } from '@site/api/contracts/chat';
import { EVENTS } from '@site/api/contracts/events';
import * as z from '@site/api/schema';

/** Most characters of the last message in the list of chats. */
export const LAST_WORDS_MAX = 200;

/** Schema of a chat in the list of the desk. */
export const listedChatSchema = z.object({
  id: z.int(),
  username: z.string(),
  desk: z.enum(CHAT_DESKS),
  /** Waiting time for a person; null when the player does not wait for one. */
  waits_s: z.nullable(z.int()),
  /** Messages of the player that nobody has read. */
  unread: z.int(),
  last: z.object({ by: z.enum(MESSAGE_AUTHORS), at: z.isoTime(), words: z.string() }),
});
export type ListedChat = z.infer<typeof listedChatSchema>;

/** Schema of a chat with a part of its messages, in their order. */
export const readChatSchema = z.object({
  id: z.int(),
  username: z.string(),
  desk: z.enum(CHAT_DESKS),
  messages: z.array(chatMessageSchema),
  /** True when there are messages before these. */
  has_older: z.boolean(),
});
export type ReadChat = z.infer<typeof readChatSchema>;

/** Schema of a message that a person has written, and its player. */
export const writtenMessageSchema = z.object({ username: z.string(), message: chatMessageSchema });
export type WrittenMessage = z.infer<typeof writtenMessageSchema>;

/** Schema of the answer of the assistant before it is sent; null when it would say nothing of use. */
export const draftSchema = z.object({ draft: z.nullable(z.string()) });

/** Name of an event of a followed chat -> schema of its data. */
export const DESK_EVENTS = {
  /** First event of every connection, with the newest messages. */
  chat: readChatSchema,
  chat_message: EVENTS.chat_message,
  chat_seen: EVENTS.chat_seen,
  chat_desk: EVENTS.chat_desk,
  /** The desk or the assistant is writing. */
  chat_typing: EVENTS.chat_typing,
  /** The player is writing. */
  typing: z.object({ is_typing: z.boolean() }),
} as const;
