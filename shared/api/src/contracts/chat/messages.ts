import * as z from '@site/api/schema';

/** `assistant` answers by itself, `person` works at the support desk. */
export const MESSAGE_AUTHORS = ['player', 'assistant', 'person'] as const;

export const chatMessageSchema = z.object({
  /** Grows with time within a chat. */
  id: z.number(),
  chat_id: z.number(),
  /** Of the one who wrote it, taken from the token; 7 for support. */
  sender_id: z.number(),
  by: z.enum(MESSAGE_AUTHORS),
  /** Text, never markup. */
  content: z.string(),
  created_at: z.isoTime(),
  /** The page's own name for a message that it sent; null for those of support. */
  client_key: z.nullable(z.string()),
  /** When it reached the other side, and when it was seen there. */
  delivered_at: z.nullable(z.isoTime()),
  read_at: z.nullable(z.isoTime()),
  attachment: z.nullable(z.object({ name: z.string(), type: z.string(), bytes: z.number() })),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;
