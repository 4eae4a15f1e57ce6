import type { ChatMessage } from '@site/api/contracts/chat';
import type { SenderState, Unsent } from '#outbox';
import { deliveryOf, type Conversation, type DeliveryState } from '../conversation/messages.rules';

/** A message as it is shown: stored by the platform, or still unsent. */
export interface ChatLine {
  /** The same from writing to reading, so that the element stays when the platform's answer arrives. */
  key: string;
  by: ChatMessage['by'];
  content: string;
  at: string;
  /** Null for messages of support. */
  state: DeliveryState | 'sending' | 'waiting' | 'refused' | null;
  /** File that the platform has stored under the id of this message. */
  attachment: ({ messageId: number } & NonNullable<ChatMessage['attachment']>) | null;
  unsent: (Unsent & { part: number | null }) | null;
  /** True for the first of several lines by the same writer; only this one names the writer. */
  isFirst: boolean;
}

/** Lines with less time between them form a group; in ms. */
const TOGETHER_MS = 5 * 60_000;

export function linesOf(conversation: Conversation, waiting: readonly Unsent[], sending: SenderState['sending']): ChatLine[] {
  const stored = conversation.messages.map((message) => storedLine(message, conversation));
  const newest = stored.at(-1)?.at ?? '';
  const unsent = waiting.map((entry) => unsentLine(entry, sending)).map((line) => ({ ...line, at: laterOf(line.at, newest) }));
  return [...stored, ...unsent].map((line, index, all) => ({ ...line, isFirst: !goesOn(all[index - 1], line) }));
}

/** Time of the later one: an unsent message comes after the stored ones, even when this device's clock is behind. */
const laterOf = (at: string, newest: string) => (at > newest ? at : newest);

const storedLine = (message: ChatMessage, conversation: Conversation): ChatLine => ({
  key: message.client_key ?? String(message.id),
  by: message.by,
  content: message.content,
  at: message.created_at,
  state: message.by === 'player' ? deliveryOf(message, conversation) : null,
  attachment: message.attachment && { messageId: message.id, ...message.attachment },
  unsent: null,
  isFirst: true,
});

function unsentLine(entry: Unsent, sending: SenderState['sending']): ChatLine {
  const isSending = sending?.key === entry.key;
  return {
    key: entry.key,
    by: 'player',
    content: entry.content,
    at: entry.at,
    state: entry.problem !== null ? 'refused' : isSending ? 'sending' : 'waiting',
    attachment: null,
    unsent: { ...entry, part: isSending ? sending.part : null },
    isFirst: true,
  };
}

const goesOn = (before: ChatLine | undefined, line: ChatLine) =>
  before?.by === line.by && Math.abs(Date.parse(line.at) - Date.parse(before.at)) < TOGETHER_MS;

const FOLDED_LENGTH = 1500;
const FOLDED_LINES = 24;

/** A long message is folded until the player opens it. */
export const isLong = (content: string) => content.length > FOLDED_LENGTH || content.split('\n', FOLDED_LINES + 1).length > FOLDED_LINES;
