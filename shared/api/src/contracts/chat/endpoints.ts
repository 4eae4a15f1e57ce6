import * as z from '@site/api/schema';
import { MESSAGE_LENGTH, WHOLE_TEXT } from './rules';
import { clientKeyField, numericId } from './fields';
import { chatMessageSchema, MESSAGE_AUTHORS } from './messages';

/** Sides that may answer a player: the assistant, nobody yet because the player waits for a person, or a person. */
export const CHAT_DESKS = ['assistant', 'waiting', 'person'] as const;
/** Side that answers the player. */
export type ChatDesk = (typeof CHAT_DESKS)[number];

/** A chat of the player with support. @see CHAT-029 */
export const chatSchema = z.object({
  id: z.number(),
  /** The same as `id`. */
  chat_id: z.number(),
  other_user: z.object({ id: z.number(), username: z.string() }),
  last_message: z.nullable(z.string()),
  last_by: z.nullable(z.enum(MESSAGE_AUTHORS)),
  last_at: z.nullable(z.isoTime()),
  /** Number of unread messages from support. */
  unread: z.number(),
  desk: z.enum(CHAT_DESKS),
});
/** A chat, parsed. */
export type Chat = z.infer<typeof chatSchema>;

/** Returns the player's chats, the one with the newest message first. @see CHAT-025 */
export const getChats = z.defineEndpoint({
  method: 'GET',
  path: '/api/get-chats',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({ chats: z.array(chatSchema) }),
  errors: [],
  summary: 'Own chats, the one with the newest message first',
});

/** Schema of a user id, sent as a number or as text; the player's own `remote_id` is accepted too. */
const userField = () => z.optional(z.union([z.int(), z.text({ max: 64 })]));

/**
 * Returns the id of the player's chat with support; the first call creates the chat.
 * @throws `chat.support_only` for any other `user_two_id`
 * @see CHAT-026, PLATFORM-055
 */
export const openChat = z.defineEndpoint({
  method: 'POST',
  path: '/api/chats',
  access: 'player',
  input: z.strictObject({ user_one_id: userField(), user_two_id: userField() }),
  output: z.object({ chat: z.object({ id: z.number() }) }),
  errors: ['chat.support_only'],
  summary: 'The chat of this player with support (7), made at its first use',
});

/**
 * Returns at most `MESSAGES_PER_ANSWER` messages of an own chat in their order: the newest ones, or those before or after an id.
 * @throws `platform.not_found`, also for a chat of another player
 * @see CHAT-027
 */
export const getMessages = z.defineEndpoint({
  method: 'GET',
  path: '/api/chats/:chatId/messages',
  access: 'player',
  input: z.strictObject({ chatId: numericId(), before: z.optional(z.int()), after: z.optional(z.int()) }),
  output: z.object({
    messages: z.array(chatMessageSchema),
    /** True when more messages follow in the requested direction: older ones, or newer ones with `after`. */
    has_more: z.boolean(),
    /** True while the other side is writing. */
    is_typing: z.boolean(),
    desk: z.enum(CHAT_DESKS),
  }),
  errors: [],
  summary: 'Messages of an own chat in their order, the newest 50, or those before or after an id; 404 for anybody else’s',
});

/**
 * Sends a message or a file to support; returns the stored message. A second call with the same `client_key` returns the message of the
 * first one.
 * @throws `platform.not_found`, also for a chat of another player; `chat.blank`; `chat.attachment_kind`, `chat.attachment_too_large` or
 * `chat.attachment_quota`; `platform.too_many`
 * @see CHAT-024, CHAT-028, PLATFORM-055
 */
export const sendMessage = z.defineEndpoint({
  method: 'POST',
  path: '/api/messages',
  access: 'player',
  input: z.strictObject({
    chat_id: z.union([z.int(), numericId()]),
    /** Ignored, because the sender is the bearer. @see C-15 */
    sender_id: userField(),
    content: z.text({ max: MESSAGE_LENGTH, pattern: WHOLE_TEXT }),
    client_key: z.optional(clientKeyField()),
    attachment: z.optional(z.file()),
  }),
  output: z.object({ data: chatMessageSchema }),
  errors: ['chat.blank', 'chat.attachment_kind', 'chat.attachment_too_large', 'chat.attachment_quota'],
  maxBodyBytes: z.bodyBytesFor(MESSAGE_LENGTH),
  summary: 'Write to support; the same client key is the same message',
});

/**
 * Marks the messages of support up to an id as read.
 * @throws `platform.not_found`, also for a chat of another player
 */
export const readChat = z.defineEndpoint({
  method: 'POST',
  path: '/api/chats/:chatId/read',
  access: 'player',
  input: z.strictObject({ chatId: numericId(), up_to: z.int() }),
  output: z.object({ success: z.literal(true) }),
  errors: [],
  summary: 'Messages of support up to this id were seen',
});

/**
 * Reports that the player is writing; the report counts for `TYPING_HOLDS_MS`.
 * @throws `platform.not_found`, also for a chat of another player; `platform.too_many`
 */
export const sayTyping = z.defineEndpoint({
  method: 'POST',
  path: '/api/chats/:chatId/typing',
  access: 'player',
  input: z.strictObject({ chatId: numericId() }),
  output: z.object({ success: z.literal(true) }),
  errors: [],
  summary: 'The player is writing',
});

/**
 * Returns the file of a message as a download.
 * @throws `platform.not_found`, also for a message in another player's chat
 */
export const getAttachment = z.defineEndpoint({
  method: 'GET',
  path: '/api/messages/:id/attachment',
  access: 'player',
  input: z.strictObject({ id: numericId() }),
  output: z.file(),
  errors: [],
  summary: 'What was attached to a message of an own chat; 404 for anybody else’s',
});
