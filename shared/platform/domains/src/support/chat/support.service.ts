import { TYPING_HOLDS_MS, type ChatDesk } from '@site/api/contracts/chat';
import { secondsAfter } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { queuePush } from '#notifications';
import { Refusal } from '@site/platform-kit/base/refusal';
import { announceDesk, announceMessage, announceSeen, announceTyping } from './chat.events';
import { claimChat, listSilentChats, lockChat, updateChat, type ChatState } from './chat.repository';
import type { ChatRow } from './chat.rows';
import { insertMessage, markRead } from './messages.repository';

/** Seconds of silence after which a person counts as gone. */
const PERSON_STAYS_S = 30 * 60;

interface SupportMessage {
  chatId: number;
  by: 'assistant' | 'person';
  content: string;
  at: Date;
}

/**
 * Writes a message to the player; pages receive it when the transaction commits. The chat's row stays locked until then.
 * @returns the message's id
 */
export async function writeSupportMessage(tx: Executor, { chatId, by, content, at }: SupportMessage): Promise<number> {
  const chat = await takeChat(tx, chatId);
  const id = await insertMessage(tx, { chatId, by, content, clientKey: null, at });
  await announceMessage(tx, chat, id);
  // The assistant answers within seconds, while the player waits on the page.
  if (by === 'person')
    await queuePush(tx, { playerId: chat.playerId, at, news: 'chatAnswered', path: `/chat-box/${chatId}`, about: `chat:${chatId}` });
  return id;
}

/** Shows or hides that support is writing; it ends by itself unless it is repeated in time. */
export async function setDeskTyping(tx: Executor, chat: Pick<ChatRow, 'id' | 'playerId'>, isTyping: boolean, at: Date) {
  await updateChat(tx, chat.id, { deskTypingUntil: isTyping ? secondsAfter(at, TYPING_HOLDS_MS / 1000) : null });
  await announceTyping(tx, chat, isTyping);
}

/**
 * Sets who answers the chat. A chat that returns to the assistant is due at once, so that the assistant answers open messages and writes
 * that it is back. For a person the time of silence starts anew, also when the chat was theirs already.
 */
export async function setDesk(tx: Executor, chatId: number, desk: ChatDesk, at: Date) {
  const chat = await takeChat(tx, chatId);
  await updateChat(tx, chatId, stateOf(desk, chat, at));
  if (chat.desk !== desk) await announceDesk(tx, chat, desk);
}

function stateOf(desk: ChatDesk, chat: ChatRow, at: Date): ChatState {
  switch (desk) {
    case 'assistant':
      return { desk, waitingSince: null, personLastAt: null, ...(chat.desk === desk ? {} : { assistantDueAt: at }) };
    case 'waiting':
      return { desk, waitingSince: chat.waitingSince ?? at, personLastAt: null, assistantDueAt: null };
    case 'person':
      return { desk, waitingSince: null, personLastAt: at, assistantDueAt: null };
  }
}

/** Marks the player's messages up to this one as read by support. */
export async function markReadBySupport(tx: Executor, chatId: number, upTo: number, at: Date) {
  const chat = await takeChat(tx, chatId);
  const last = await markRead(tx, 'support', chatId, upTo, at);
  if (last !== null) await announceSeen(tx, chat, { by: 'support', upTo: last, isRead: true, at });
}

/** Returns the chats of silent persons to the assistant. One that another transaction has locked waits for the next run. */
export async function releaseSilent({ db, clock }: PlatformContext) {
  const at = clock.now();
  const since = secondsAfter(at, -PERSON_STAYS_S);
  for (const chatId of await listSilentChats(db, since)) {
    await inTransaction(db, async (tx) => {
      const chat = await claimChat(tx, chatId);
      if (chat?.desk === 'person' && chat.personLastAt && chat.personLastAt <= since) await setDesk(tx, chatId, 'assistant', at);
    });
  }
}

/** Locks the chat. @throws Refusal `platform.not_found` */
export async function takeChat(tx: Executor, chatId: number): Promise<ChatRow> {
  const chat = await lockChat(tx, chatId);
  if (!chat) throw new Refusal('platform.not_found');
  return chat;
}
