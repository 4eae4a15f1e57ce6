import * as z from '@site/api/schema';
import { MESSAGE_LENGTH, WHOLE_TEXT } from './rules';
import { clientKeyField, numericId } from './fields';
import { chatMessageSchema, MESSAGE_AUTHORS } from './messages';

/** Who answers now: the assistant, nobody yet although a person was asked for, or a person. */
export const CHAT_DESKS = ['assistant', 'waiting', 'person'] as const;
export type ChatDesk = (typeof CHAT_DESKS)[number];

export const chatSchema = z.object({
  id: z.number(),
  /** The same as `id`. */
  chat_id: z.number(),
  other_user: z.object({ id: z.number(), username: z.string() }),
  last_message: z.nullable(z.string()),
  last_by: z.nullable(z.enum(MESSAGE_AUTHORS)),
  last_at: z.nullable(z.isoTime()),
  /** Messages of support that were not read. */
  unread: z.number(),
  desk: z.enum(CHAT_DESKS),
});
export type Chat = z.infer<typeof chatSchema>;

export const getChats = z.defineEndpoint({
  method: 'GET',
  path: '/api/get-chats',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({ chats: z.array(chatSchema) }),
  errors: [],
  summary: 'Own chats, the one with the newest message first',
});

/** Sent as a number or as text; a player's own `remote_id` names them too. */
const userField = () => z.optional(z.union([z.int(), z.text({ max: 64 })]));

export const openChat = z.defineEndpoint({
  method: 'POST',
  path: '/api/chats',
  access: 'player',
  input: z.strictObject({ user_one_id: userField(), user_two_id: userField() }),
  output: z.object({ chat: z.object({ id: z.number() }) }),
  errors: ['chat.support_only'],
  summary: 'The chat of this player with support (7), made at its first use',
});

export const getMessages = z.defineEndpoint({
  method: 'GET',
  path: '/api/chats/:chatId/messages',
  access: 'player',
  input: z.strictObject({ chatId: numericId(), before: z.optional(z.int()), after: z.optional(z.int()) }),
  output: z.object({
    messages: z.array(chatMessageSchema),
    /** There are more beyond the end that was asked for: older ones, or newer ones with `after`. */
    has_more: z.boolean(),
    /** The other side is writing. */
    is_typing: z.boolean(),
    desk: z.enum(CHAT_DESKS),
  }),
  errors: [],
  summary: 'Messages of an own chat in their order, the newest 50, or those before or after an id; 404 for anybody else’s',
});

export const sendMessage = z.defineEndpoint({
  method: 'POST',
  path: '/api/messages',
  access: 'player',
  input: z.strictObject({
    chat_id: z.union([z.int(), numericId()]),
    /** Not believed: the sender is the bearer (C-15). */
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

export const readChat = z.defineEndpoint({
  method: 'POST',
  path: '/api/chats/:chatId/read',
  access: 'player',
  input: z.strictObject({ chatId: numericId(), up_to: z.int() }),
  output: z.object({ success: z.literal(true) }),
  errors: [],
  summary: 'Messages of support up to this id were seen',
});

export const sayTyping = z.defineEndpoint({
  method: 'POST',
  path: '/api/chats/:chatId/typing',
  access: 'player',
  input: z.strictObject({ chatId: numericId() }),
  output: z.object({ success: z.literal(true) }),
  errors: [],
  summary: 'The player is writing',
});

export const getAttachment = z.defineEndpoint({
  method: 'GET',
  path: '/api/messages/:id/attachment',
  access: 'player',
  input: z.strictObject({ id: numericId() }),
  output: z.file(),
  errors: [],
  summary: 'What was attached to a message of an own chat; 404 for anybody else’s',
});
