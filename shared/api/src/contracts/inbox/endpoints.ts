import * as z from '@site/api/schema';

export const inboxMessageSchema = z.object({
  id: z.number(),
  title: z.string(),
  message: z.string(),
  is_read: z.boolean(),
  created_at: z.isoTime(),
});
export type InboxMessage = z.infer<typeof inboxMessageSchema>;

export const getInbox = z.defineEndpoint({
  method: 'GET',
  path: '/api/inbox',
  access: 'player',
  input: z.strictObject({
    remote_id: z.optional(z.string().check(z.maxLength(64))),
    page: z._default(z.int().check(z.gte(1), z.lte(100_000)), 1),
  }),
  /** `unread`: of all pages together. */
  output: z.object({
    success: z.literal(true),
    data: z.object({ data: z.array(inboxMessageSchema), last_page: z.number(), unread: z.number() }),
  }),
  errors: [],
  summary: 'Messages to the player, newest first, 10 a page',
});
