import * as z from '@site/api/schema';
import { pageFields } from '../site';
import { numericId } from '../chat/fields';
import { isBlank, WHOLE_TEXT } from '../chat/rules';
import { INBOX_TEXT_LENGTH, INBOX_TITLE_LENGTH } from './rules';

/** A message to the player. @see CHAT-012 */
export const inboxMessageSchema = z.object({
  id: z.number(),
  title: z.string(),
  /** Text with links to own paths. */
  message: z.string(),
  is_read: z.boolean(),
  created_at: z.isoTime(),
});
/** A message to the player, parsed. */
export type InboxMessage = z.infer<typeof inboxMessageSchema>;

const owner = () => z.optional(z.text({ max: 64 }));
const done = () => z.object({ success: z.literal(true) });
const words = (length: number) => z.text({ max: length, pattern: WHOLE_TEXT }).check(z.refine((text) => !isBlank(text)));
const one = () => z.strictObject({ id: numericId(), remote_id: owner() });

/**
 * Returns one page of the player's messages, newest first.
 * @throws `platform.forbidden` for another player's `remote_id`
 * @see CHAT-005, N-46, PLATFORM-054
 */
export const getInbox = z.defineEndpoint({
  method: 'GET',
  path: '/api/inbox',
  access: 'player',
  input: z.strictObject({ remote_id: owner(), ...pageFields() }),
  /** `unread`: number of unread messages on all pages. */
  output: z.object({
    success: z.literal(true),
    data: z.object({ data: z.array(inboxMessageSchema), last_page: z.number(), total: z.number(), unread: z.number() }),
  }),
  errors: [],
  summary: 'Messages to the player, newest first, 10 a page',
});

/**
 * Returns an own message; reading it does not mark it as read.
 * @throws `platform.not_found`, also for a message to another player
 * @see CHAT-007, C-30
 */
export const getInboxMessage = z.defineEndpoint({
  method: 'GET',
  path: '/api/inbox/:id',
  access: 'player',
  input: one(),
  output: z.object({ success: z.literal(true), data: inboxMessageSchema }),
  errors: [],
  summary: 'An own message; 404 for anybody else’s',
});

/**
 * Marks an own message as read; a repeated call changes nothing.
 * @throws `platform.not_found`, also for a message to another player; `platform.too_many` above the rate of `inbox`
 * @see CHAT-008, N-48
 */
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

/**
 * Deletes an own message.
 * @throws `platform.not_found`, also for a message to another player; `platform.too_many` above the rate of `inbox`
 * @see CHAT-009, N-48
 */
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

/**
 * Changes the player's own copy of a message.
 * @throws `platform.not_found`, also for a message to another player; `platform.invalid` for a blank or long text; `platform.too_many`
 * above the rate of `inbox`
 * @see N-47
 */
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
