import { MESSAGES_PER_ANSWER } from '@site/api/contracts/chat';
import { secondsBetween } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { accountKey, findByUsername, findPlayer } from '@site/platform-domains/access';
import {
  type ChatRow,
  composeDraft,
  findChat,
  findChatOf,
  findMessages,
  listChatsForSupport,
  listMessages,
  markReadBySupport,
  presentMessage,
  setDesk,
  setDeskTyping,
  takeChat,
  wordsOf,
  writeSupportMessage,
} from '@site/platform-domains/support';
import { LAST_WORDS_MAX, type ListedChat, type ReadChat, type WrittenMessage } from './chat.shapes';

const AT_MOST = 100;

export async function listForDesk({ db, clock }: PlatformContext): Promise<ListedChat[]> {
  const now = clock.now();
  const chats = await listChatsForSupport(db, AT_MOST);
  const lastOf = new Map(
    (
      await findMessages(
        db,
        chats.map(({ lastMessageId }) => lastMessageId),
      )
    ).map((message) => [message.id, message]),
  );
  return chats.flatMap(({ id, username, desk, waitingSince, lastMessageId, unread }) => {
    const last = lastOf.get(lastMessageId);
    if (!last) return [];
    const waits = waitingSince && Math.floor(secondsBetween(waitingSince, now));
    return {
      id,
      username,
      desk,
      waits_s: waits,
      unread,
      last: { by: last.by, at: last.createdAt.toISOString(), words: beginOf(wordsOf(last)) },
    };
  });
}

/** Whole characters only: half of one cannot be stored or sent. */
const beginOf = (words: string) => [...words].slice(0, LAST_WORDS_MAX).join('');

/** @param before id of a message; without one the newest messages are read. @throws Refusal `platform.not_found` */
export async function readForDesk({ db, clock }: PlatformContext, name: string, before?: number): Promise<ReadChat> {
  const chat = await chatNamed(db, name);
  const found = await listMessages(db, chat.id, { limit: MESSAGES_PER_ANSWER + 1, before });
  const messages = found.slice(-MESSAGES_PER_ANSWER).map(presentMessage);
  await readAsPerson(db, chat.id, clock.now());
  return { id: chat.id, username: await nameOf(db, chat), desk: chat.desk, messages, has_older: found.length > messages.length };
}

/** @throws Refusal `platform.not_found` */
export const draftForDesk = async (context: PlatformContext, name: string) => ({
  draft: await composeDraft(context, await chatNamed(context.db, name)),
});

/** @throws Refusal `platform.not_found` */
export async function writeAsPerson({ db, clock }: PlatformContext, name: string, content: string): Promise<WrittenMessage> {
  const chat = await chatNamed(db, name);
  const at = clock.now();
  const id = await inTransaction(db, async (tx) => {
    const { deskTypingUntil } = await takeChat(tx, chat.id);
    await setDesk(tx, chat.id, 'person', at);
    await markReadBySupport(tx, chat.id, Number.MAX_SAFE_INTEGER, at);
    if (deskTypingUntil) await setDeskTyping(tx, chat, false, at);
    return writeSupportMessage(tx, { chatId: chat.id, by: 'person', content, at });
  });
  const [message] = await findMessages(db, [id]);
  if (!message) throw new Error('The message was not written');
  return { username: await nameOf(db, chat), message: presentMessage(message) };
}

/** @throws Refusal `platform.not_found` */
export async function typeAsPerson({ db, clock }: PlatformContext, name: string, isTyping: boolean) {
  const chat = await chatNamed(db, name);
  await inTransaction(db, (tx) => setDeskTyping(tx, chat, isTyping, clock.now()));
  return { is_typing: isTyping };
}

/** @throws Refusal `platform.not_found` */
export async function giveTo({ db, clock }: PlatformContext, name: string, desk: 'assistant' | 'person') {
  const { id } = await chatNamed(db, name);
  await inTransaction(db, (tx) => setDesk(tx, id, desk, clock.now()));
  return { id, desk };
}

export const readAsPerson = (db: Executor, chatId: number, at: Date) =>
  inTransaction(db, (tx) => markReadBySupport(tx, chatId, Number.MAX_SAFE_INTEGER, at));

/** Finds a chat by its number, else by its player's name. @throws Refusal `platform.not_found` */
export async function chatNamed(db: Executor, name: string): Promise<ChatRow> {
  const numbered = /^[1-9]\d{0,14}$/.test(name) ? await findChat(db, Number(name)) : null;
  if (numbered) return numbered;
  const player = await findByUsername(db, accountKey(name));
  const chat = player && (await findChatOf(db, player.id));
  if (!chat) throw new Refusal('platform.not_found');
  return chat;
}

const nameOf = async (db: Executor, { playerId }: ChatRow) => (await findPlayer(db, playerId)).username;
