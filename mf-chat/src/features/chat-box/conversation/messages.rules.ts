import { type ChatDesk, type ChatMessage } from '@site/api/contracts/chat';

/** State of a chat in this page. `joinNews` gives the same messages for any order and any repetition of the news. */
export interface Conversation {
  /** Sorted by id, without duplicates. */
  messages: readonly ChatMessage[];
  /** True when the platform has older messages than these; null until it has answered. */
  hasOlder: boolean | null;
  /** The platform's answers contain every message up to this id. Between later ones, which came by events, messages may be missing. */
  listedUpTo: number;
  /** Highest ids of the player's own messages that support received and read. */
  deliveredUpTo: number;
  readUpTo: number;
  /** Highest id of support's messages that the player has read, here or on another page. */
  seenUpTo: number;
  /** Latest values; null until the first one arrives. */
  desk: ChatDesk | null;
  typingUntilMs: number | null;
}

export const NOTHING_KNOWN: Conversation = {
  messages: [],
  hasOlder: null,
  listedUpTo: 0,
  deliveredUpTo: 0,
  readUpTo: 0,
  seenUpTo: 0,
  desk: null,
  typingUntilMs: null,
};

export const joinNews = (before: Conversation, news: Partial<Conversation>): Conversation => {
  const now = { ...NOTHING_KNOWN, ...news };
  return {
    messages: joinMessages(before.messages, now.messages),
    hasOlder: olderOf(before, now),
    listedUpTo: Math.max(before.listedUpTo, now.listedUpTo),
    deliveredUpTo: Math.max(before.deliveredUpTo, now.deliveredUpTo),
    readUpTo: Math.max(before.readUpTo, now.readUpTo),
    seenUpTo: Math.max(before.seenUpTo, now.seenUpTo),
    desk: now.desk ?? before.desk,
    typingUntilMs: now.typingUntilMs ?? before.typingUntilMs,
  };
};

function joinMessages(before: readonly ChatMessage[], now: readonly ChatMessage[]) {
  if (!now.length) return before;
  const byId = new Map(before.map((message) => [message.id, message]));
  for (const message of now) byId.set(message.id, joined(byId.get(message.id), message));
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

// An answer may be older than an event that arrived before it, so a message never loses its delivery or read time.
const joined = (known: ChatMessage | undefined, message: ChatMessage): ChatMessage => ({
  ...message,
  delivered_at: message.delivered_at ?? known?.delivered_at ?? null,
  read_at: message.read_at ?? known?.read_at ?? null,
});

/** Takes the value of the side with the older first message. */
function olderOf(one: Conversation, other: Conversation) {
  if (one.hasOlder === null || other.hasOlder === null) return one.hasOlder ?? other.hasOlder;
  return firstId(one) < firstId(other) ? one.hasOlder : other.hasOlder;
}

const firstId = ({ messages }: Conversation) => messages[0]?.id ?? Infinity;
const isOwn = ({ by }: ChatMessage) => by === 'player';

export type DeliveryState = 'sent' | 'delivered' | 'read';

export function deliveryOf(message: ChatMessage, { deliveredUpTo, readUpTo }: Conversation): DeliveryState {
  if (message.read_at || message.id <= readUpTo) return 'read';
  return message.delivered_at || message.id <= deliveredUpTo ? 'delivered' : 'sent';
}

/** Id of the newest message of support, if the player has not read it yet; else null. */
export function unseenId({ messages, seenUpTo }: Conversation) {
  const last = messages.findLast((message) => !isOwn(message));
  return last && !last.read_at && last.id > seenUpTo ? last.id : null;
}

/**
 * Id after which to request news: the last listed one, or the one before the first own message whose delivery state may still change.
 * @param reach number of the newest messages to check
 * @returns undefined when nothing was listed yet
 */
export function askAfter(conversation: Conversation, reach: number) {
  const { messages, listedUpTo } = conversation;
  const open = messages.slice(-reach).find((message) => isOwn(message) && deliveryOf(message, conversation) !== 'read');
  return listedUpTo ? Math.min(listedUpTo, open ? open.id - 1 : listedUpTo) : undefined;
}

export const keysOf = ({ messages }: Conversation): ReadonlySet<string> => new Set(messages.flatMap(({ client_key }) => client_key ?? []));
