import * as z from '@site/api/schema';
import { CHAT_DESKS } from '../chat/endpoints';
import { chatMessageSchema } from '../chat/messages';
import { betSchema } from '../exchange/bets';

/** Name of a server-sent event -> schema of its data, one line of JSON. A page skips unknown names. */
export const EVENTS = {
  /** First event of every stream; the page then requests once what changed before. */
  hello: z.object({ unread: z.object({ inbox: z.number(), chat: z.number() }) }),
  /** A message of either side, also from another page of the player. */
  chat_message: chatMessageSchema,
  /** Messages up to this id reached the other side, or were read there. `by`: the side that received them. */
  chat_seen: z.object({
    chat_id: z.number(),
    by: z.enum(['player', 'support']),
    up_to: z.number(),
    at: z.isoTime(),
    is_read: z.boolean(),
  }),
  /** Support begins or stops writing. */
  chat_typing: z.object({ chat_id: z.number(), is_typing: z.boolean() }),
  /** Another side answers from now on. */
  chat_desk: z.object({ chat_id: z.number(), desk: z.enum(CHAT_DESKS) }),
  /** The inbox changed: a message came, or was read or deleted elsewhere. */
  inbox: z.object({ unread: z.number() }),
  complaint: z.object({ reference: z.string() }),
  /** The available balance changed. It is sent only while the operator lets pages poll the balance slower than specified. */
  balance: z.object({ balance: z.amount() }),
  /**
   * A bet at the exchange was matched, in part or in full, refused, cancelled or lapsed; the change may come from another page of the
   * player.
   */
  exchange_bet: z.object({ bet: betSchema }),
  /** A market was settled, settled again or voided. `net`: the player's result after commission, signed BDT. */
  exchange_settled: z.object({
    market_id: z.string(),
    event_name: z.string(),
    market_name: z.string(),
    result: z.string(),
    net: z.amount(),
  }),
} as const;
/** Name of a server-sent event. */
export type EventName = keyof typeof EVENTS;
/** Data of the server-sent event of a name. */
export type EventData<N extends EventName> = z.infer<(typeof EVENTS)[N]>;

/** A received event: its name and its data. */
export type PlatformEvent = { [N in EventName]: { name: N; data: EventData<N> } }[EventName];

/** Idle time in ms after which a stream sends an empty comment; a page opens the stream again after twice this time without data. */
export const HEARTBEAT_MS = 12_000;

/** Opens the player's stream of server-sent events, named in `EVENTS`. It runs until either side closes it, or the session ends. */
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
