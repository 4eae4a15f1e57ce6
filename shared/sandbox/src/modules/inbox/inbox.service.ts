import type { Executor } from '#core/database';
import type { Language } from '#core/language';
import { countMessages, countUnread, findMessages, insertMessage } from './inbox.repository';

const PAGE_SIZE = 10;

type InEveryLanguage = Record<Language, string>;

export interface NewMessage {
  playerId: number;
  at: Date;
  title: InEveryLanguage;
  /** Text, and links to own paths only. */
  message: InEveryLanguage;
}

/** Puts a message into the player's inbox, within the transaction of what it tells of. */
export async function writeMessage(tx: Executor, { playerId, at, title, message }: NewMessage) {
  await insertMessage(tx, {
    playerId,
    title: title.en,
    titleBn: title.bn,
    message: message.en,
    messageBn: message.bn,
    createdAt: at,
  });
}

export async function readInboxPage(db: Executor, playerId: number, page: number) {
  const [messages, total, unread] = await Promise.all([
    findMessages(db, playerId, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    countMessages(db, playerId),
    countUnread(db, playerId),
  ]);
  return { messages, total, unread, lastPage: Math.max(1, Math.ceil(total / PAGE_SIZE)) };
}
