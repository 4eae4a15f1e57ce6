import { MESSAGES_PER_ANSWER, TYPING_HOLDS_MS } from '@site/api/contracts/chat';
import { secondsAfter } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { announceSeen } from './chat.events';
import { countUnreadMessages, findChatOf, findOwnChat, lockChat, updateChat } from './chat.repository';
import type { ChatRow, MessageRow } from './chat.rows';
import { listMessages, markDelivered, markRead } from './messages.repository';

/** The player's chats: at most the one with support. */
export async function readChats(db: Executor, playerId: number) {
  const chat = await findChatOf(db, playerId);
  if (!chat) return [];
  const [last = null] = await listMessages(db, chat.id, { limit: 1 });
  return [{ chat, last, unread: await countUnreadMessages(db, playerId) }];
}

interface Asked {
  chatId: number;
  before?: number | undefined;
  after?: number | undefined;
}

/** Reads messages and marks them as delivered. @throws Refusal `platform.not_found` */
export async function readMessages({ db, clock }: PlatformContext, playerId: number, { chatId, before, after }: Asked) {
  const chat = await ownChat(db, playerId, chatId);
  const at = clock.now();
  const found = await listMessages(db, chatId, { limit: MESSAGES_PER_ANSWER + 1, before, after });
  const hasMore = found.length > MESSAGES_PER_ANSWER;
  const shown = after === undefined ? found.slice(-MESSAGES_PER_ANSWER) : found.slice(0, MESSAGES_PER_ANSWER);
  return { messages: await deliver(db, chat, shown, at), hasMore, isTyping: isWriting(chat.deskTypingUntil, at), desk: chat.desk };
}

export const isWriting = (until: Date | null, at: Date) => until !== null && until > at;

/** Marks the messages that the player had not received before. */
async function deliver(db: Executor, chat: Pick<ChatRow, 'id' | 'playerId'>, messages: MessageRow[], at: Date): Promise<MessageRow[]> {
  const upTo = messages.findLast(isUndelivered)?.id;
  if (upTo === undefined) return messages;
  await inTransaction(db, async (tx) => {
    await lockChat(tx, chat.id);
    const last = await markDelivered(tx, 'player', chat.id, upTo, at);
    if (last !== null) await announceSeen(tx, chat, { by: 'player', upTo: last, isRead: false, at });
  });
  return messages.map((row) => (isUndelivered(row) ? { ...row, deliveredAt: at } : row));
}

const isUndelivered = ({ by, deliveredAt }: MessageRow) => by !== 'player' && deliveredAt === null;

/** @throws Refusal `platform.not_found` */
export async function readUpTo({ db, clock }: PlatformContext, playerId: number, chatId: number, upTo: number) {
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const chat = await ownChat(tx, playerId, chatId);
    await lockChat(tx, chatId);
    const last = await markRead(tx, 'player', chatId, upTo, at);
    if (last !== null) await announceSeen(tx, chat, { by: 'player', upTo: last, isRead: true, at });
  });
}

/** @throws Refusal `platform.not_found` */
export async function sayPlayerTyping({ db, clock }: PlatformContext, playerId: number, chatId: number) {
  await ownChat(db, playerId, chatId);
  await updateChat(db, chatId, { playerTypingUntil: secondsAfter(clock.now(), TYPING_HOLDS_MS / 1000) });
}

/** @throws Refusal `platform.not_found` for an unknown chat and for another player's */
export async function ownChat(db: Executor, playerId: number, chatId: number): Promise<ChatRow> {
  const chat = await findOwnChat(db, playerId, chatId);
  if (!chat) throw new Refusal('platform.not_found');
  return chat;
}
