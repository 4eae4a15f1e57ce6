import { CHAT_DESKS, isBlank, MESSAGE_LENGTH, numericId, WHOLE_TEXT } from '@site/api/contracts/chat';
import * as z from '@site/api/schema';
import { defineCall } from './call';
import { draftSchema, listedChatSchema, readChatSchema, writtenMessageSchema } from './chat.shapes';

const content = z.text({ max: MESSAGE_LENGTH, pattern: WHOLE_TEXT }).check(z.refine((text) => !isBlank(text)));

/** Number of the chat, or name of its player. */
const chat = z.text({ max: 64 });

export const listChats = defineCall({
  method: 'GET',
  path: '/operator/chats',
  role: 'support',
  input: z.strictObject({}),
  output: z.array(listedChatSchema),
  summary: 'Chats with support: those that wait for a person first, then the newest',
});

export const readChat = defineCall({
  method: 'GET',
  path: '/operator/chats/:chat',
  role: 'support',
  input: z.strictObject({ chat, before: z.optional(numericId()) }),
  output: readChatSchema,
  summary: 'The newest messages of a chat, or those before one; what the player wrote counts as read',
});

export const writeToPlayer = defineCall({
  method: 'POST',
  path: '/operator/chats/:chat/messages',
  role: 'support',
  input: z.strictObject({ chat, content }),
  output: writtenMessageSchema,
  maxBodyBytes: z.bodyBytesFor(MESSAGE_LENGTH),
  summary: 'Write as a person; the assistant is silent from then on',
});

export const sayDeskTyping = defineCall({
  method: 'POST',
  path: '/operator/chats/:chat/typing',
  role: 'support',
  input: z.strictObject({ chat, is_typing: z.boolean() }),
  output: z.object({ is_typing: z.boolean() }),
  summary: 'A person is writing, or has stopped',
});

export const giveChat = defineCall({
  method: 'POST',
  path: '/operator/chats/:chat/desk',
  role: 'support',
  input: z.strictObject({ chat, desk: z.enum(['assistant', 'person']) }),
  output: z.object({ id: z.int(), desk: z.enum(CHAT_DESKS) }),
  summary: 'Take a chat over as a person, or give it back to the assistant',
});

export const draftAnswer = defineCall({
  method: 'GET',
  path: '/operator/chats/:chat/draft',
  role: 'support',
  input: z.strictObject({ chat }),
  output: draftSchema,
  summary: 'What the assistant would answer now; nothing is sent',
});

export const readFile = defineCall({
  method: 'GET',
  path: '/operator/chat-files/:message',
  role: 'support',
  input: z.strictObject({ message: numericId() }),
  output: z.file(),
  summary: 'What a player attached to a message',
});

export const followChat = defineCall({
  method: 'GET',
  path: '/operator/chats/:chat/events',
  role: 'support',
  input: z.strictObject({ chat }),
  summary: 'Server-sent events: `chat` first, then those of `DESK_EVENTS` as they happen',
});
