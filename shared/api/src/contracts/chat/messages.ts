import * as z from '@site/api/schema';

/** Authors of a message. `assistant` is a program, `person` works at the support desk. */
export const MESSAGE_AUTHORS = ['player', 'assistant', 'person'] as const;

/** A message of a chat. @see CHAT-029 */
export const chatMessageSchema = z.object({
  /** Grows with time within a chat. */
  id: z.number(),
  chat_id: z.number(),
  /** User id of the author, taken from the token; 7 for support. */
  sender_id: z.number(),
  by: z.enum(MESSAGE_AUTHORS),
  /** Text, never markup. */
  content: z.string(),
  created_at: z.isoTime(),
  /** Key that the page gave to its own message; null for messages of support. */
  client_key: z.nullable(z.string()),
  /** Times at which the other side received and read the message; null before. */
  delivered_at: z.nullable(z.isoTime()),
  read_at: z.nullable(z.isoTime()),
  attachment: z.nullable(z.object({ name: z.string(), type: z.string(), bytes: z.number() })),
});
/** A message of a chat, parsed. */
export type ChatMessage = z.infer<typeof chatMessageSchema>;
