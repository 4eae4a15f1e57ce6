import { type ChatDesk, type ChatMessage } from '@site/api/contracts/chat';

/** What a page knows of a chat. News is joined to it, in whatever order it comes and however often: the same messages come out. */
export interface Conversation {
  /** In the order of their ids, each once. */
  messages: readonly ChatMessage[];
  /** Whether there are older ones than these; null until the platform answered. */
  hasOlder: boolean | null;
  /** The platform listed everything up to this id. What came by itself, beyond, may have overtaken something. */
  listedUpTo: number;
  /** Own messages up to these ids reached support, and were read there. */
  deliveredUpTo: number;
  readUpTo: number;
  /** Support's messages up to this id were read by the player, here or on another page. */
  seenUpTo: number;
  /** What was heard last; null: nothing. */
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

// An answer may have left before an event that overtook it: what was once delivered or read stays so.
const joined = (known: ChatMessage | undefined, message: ChatMessage): ChatMessage => ({
  ...message,
  delivered_at: message.delivered_at ?? known?.delivered_at ?? null,
  read_at: message.read_at ?? known?.read_at ?? null,
});

/** The side that reaches further back knows. */
function olderOf(one: Conversation, other: Conversation) {
  if (one.hasOlder === null || other.hasOlder === null) return one.hasOlder ?? other.hasOlder;
  return firstId(one) < firstId(other) ? one.hasOlder : other.hasOlder;
}

const firstId = ({ messages }: Conversation) => messages[0]?.id ?? Infinity;
const isOwn = ({ by }: ChatMessage) => by === 'player';

export type Delivery = 'sent' | 'delivered' | 'read';

export function deliveryOf(message: ChatMessage, { deliveredUpTo, readUpTo }: Conversation): Delivery {
  if (message.read_at || message.id <= readUpTo) return 'read';
  return message.delivered_at || message.id <= deliveredUpTo ? 'delivered' : 'sent';
}

/** The newest message of support that the player has not read yet. */
export function unseenId({ messages, seenUpTo }: Conversation) {
  const last = messages.findLast((message) => !isOwn(message));
  return last && !last.read_at && last.id > seenUpTo ? last.id : null;
}

/**
 * The id after which to ask for news: the last one listed, or the one before the first own message whose ticks may still change.
 * Undefined: nothing was listed yet.
 * @param reach how many of the newest are looked at.
 */
export function askAfter(conversation: Conversation, reach: number) {
  const { messages, listedUpTo } = conversation;
  const open = messages.slice(-reach).find((message) => isOwn(message) && deliveryOf(message, conversation) !== 'read');
  return listedUpTo ? Math.min(listedUpTo, open ? open.id - 1 : listedUpTo) : undefined;
}

export const keysOf = ({ messages }: Conversation): ReadonlySet<string> => new Set(messages.flatMap(({ client_key }) => client_key ?? []));
