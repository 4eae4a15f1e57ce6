import * as z from '@site/api/schema';
import { pageFields } from '../site';
import { numericId } from '../chat/fields';
import { isBlank, WHOLE_TEXT } from '../chat/rules';
import { INBOX_TEXT_LENGTH, INBOX_TITLE_LENGTH } from './rules';

export const inboxMessageSchema = z.object({
  id: z.number(),
  title: z.string(),
  /** Text, and links to own paths. */
  message: z.string(),
  is_read: z.boolean(),
  created_at: z.isoTime(),
});
export type InboxMessage = z.infer<typeof inboxMessageSchema>;

const owner = () => z.optional(z.text({ max: 64 }));
const done = () => z.object({ success: z.literal(true) });
const words = (length: number) => z.text({ max: length, pattern: WHOLE_TEXT }).check(z.refine((text) => !isBlank(text)));
const one = () => z.strictObject({ id: numericId(), remote_id: owner() });

export const getInbox = z.defineEndpoint({
  method: 'GET',
  path: '/api/inbox',
  access: 'player',
  input: z.strictObject({ remote_id: owner(), ...pageFields() }),
  /** `unread`: of all pages together. */
  output: z.object({
    success: z.literal(true),
    data: z.object({ data: z.array(inboxMessageSchema), last_page: z.number(), total: z.number(), unread: z.number() }),
  }),
  errors: [],
  summary: 'Messages to the player, newest first, 10 a page',
});

export const getInboxMessage = z.defineEndpoint({
  method: 'GET',
  path: '/api/inbox/:id',
  access: 'player',
  input: one(),
  output: z.object({ success: z.literal(true), data: inboxMessageSchema }),
  errors: [],
  summary: 'An own message; 404 for anybody else’s',
});

export const readInboxMessage = z.defineEndpoint({
  method: 'PATCH',
  path: '/api/inbox/:id/read',
  access: 'player',
  input: one(),
  output: done(),
  errors: [],
  pace: 'inbox',
  summary: 'Mark an own message as read; again is the same',
});

export const deleteInboxMessage = z.defineEndpoint({
  method: 'DELETE',
  path: '/api/inbox/:id',
  access: 'player',
  input: one(),
  output: done(),
  errors: [],
  pace: 'inbox',
  summary: 'Delete an own message',
});

export const editInboxMessage = z.defineEndpoint({
  method: 'PATCH',
  path: '/api/inbox/:id',
  access: 'player',
  input: z.strictObject({
    id: numericId(),
    remote_id: owner(),
    title: words(INBOX_TITLE_LENGTH),
    message: words(INBOX_TEXT_LENGTH),
  }),
  output: z.object({ success: z.literal(true), data: inboxMessageSchema }),
  errors: [],
  maxBodyBytes: z.bodyBytesFor(INBOX_TITLE_LENGTH + INBOX_TEXT_LENGTH),
  pace: 'inbox',
  summary: 'Change the player’s own copy of a message (N-47)',
});
