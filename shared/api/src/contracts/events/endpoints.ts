import * as z from '@site/api/schema';
import { CHAT_DESKS } from '../chat/endpoints';
import { chatMessageSchema } from '../chat/messages';
import { betSchema } from '../exchange/bets';

/** Name of an event -> its data, as one line of JSON. A page skips names that it does not know. */
export const EVENTS = {
  /** The first of every stream: what happened before it, the page asks for once. */
  hello: z.object({ unread: z.object({ inbox: z.number(), chat: z.number() }) }),
  /** Of either side, also of the player's other pages. */
  chat_message: chatMessageSchema,
  /** Messages up to this id were delivered to the other side, or read there. `by`: who has seen them. */
  chat_seen: z.object({
    chat_id: z.number(),
    by: z.enum(['player', 'support']),
    up_to: z.number(),
    at: z.isoTime(),
    is_read: z.boolean(),
  }),
  /** Support begins or stops writing. */
  chat_typing: z.object({ chat_id: z.number(), is_typing: z.boolean() }),
  /** Somebody else answers from now on. */
  chat_desk: z.object({ chat_id: z.number(), desk: z.enum(CHAT_DESKS) }),
  /** The inbox changed: a message came, or was read or deleted elsewhere. */
  inbox: z.object({ unread: z.number() }),
  complaint: z.object({ reference: z.string() }),
  /** A bet at the exchange was matched, in part or whole, refused, cancelled or lapsed; also by the player's other pages. */
  exchange_bet: z.object({ bet: betSchema }),
  /** A market was settled, settled anew or voided. `net`: what it brought, after commission; signed BDT. */
  exchange_settled: z.object({
    market_id: z.string(),
    event_name: z.string(),
    market_name: z.string(),
    result: z.string(),
    net: z.amount(),
  }),
} as const;
export type EventName = keyof typeof EVENTS;
export type EventData<N extends EventName> = z.infer<(typeof EVENTS)[N]>;

/** What reached a page, with its name. */
export type PlatformEvent = { [N in EventName]: { name: N; data: EventData<N> } }[EventName];

/** A stream that says nothing for so long sends a line without meaning, and a page that hears nothing for twice as long opens it anew. */
export const HEARTBEAT_MS = 12_000;

export const getEvents = z.defineEndpoint({
  method: 'GET',
  path: '/api/events',
  access: 'player',
  input: z.strictObject({}),
  output: z.unknown(),
  errors: [],
  neverStored: true,
  summary: 'Server-sent events of this player, until either side ends it: `EVENTS` of the contracts names them',
});
