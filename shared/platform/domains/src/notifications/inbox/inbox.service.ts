import { INBOX_KEPT_DAYS } from '@site/api/contracts/inbox';
import { paisa, type Paisa } from '@site/api/money';
import { secondsAfter } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Executor } from '@site/platform-kit/data/database';
import { inSteps } from '@site/platform-kit/data/in-steps';
import { announce, announceMany } from '@site/platform-kit/events/announce';
import type { Language } from '@site/api/contracts/site';
import { lastPage } from '@site/platform-kit/base/last-page';
import { countMessages, countUnread, deleteRead, findMessages, insertMessage, replaceUnreadOfMany, takeUnread } from './inbox.repository';

type InEveryLanguage = Record<Language, string>;

export interface NewMessage {
  playerId: number;
  at: Date;
  title: InEveryLanguage;
  /** Text, and links to own paths only. */
  message: InEveryLanguage;
  /** Subject. The message replaces an unread one about the same subject, so that ten changes in a row leave only the last state. */
  about?: string;
}

/** Title and text, as a `*.messages.ts` gives them. */
export type MessageWords = Pick<NewMessage, 'title' | 'message'>;

/** Writes a message to the player's inbox, in the transaction of the change that it reports. */
export async function writeMessage(tx: Executor, message: NewMessage) {
  if (message.about) await takeUnread(tx, message.playerId, message.about);
  await insertMessage(tx, rowOf(message));
  await tellInbox(tx, message.playerId);
}

interface SharedMessage extends Omit<NewMessage, 'playerId'> {
  about: string;
}

/** Writes one message to many players, in few statements. */
export async function writeToMany(tx: Executor, playerIds: readonly number[], message: SharedMessage) {
  if (!playerIds.length) return;
  await replaceUnreadOfMany(tx, playerIds, { ...wordsOf(message), about: message.about, createdAt: message.at });
  await announceMany(
    tx,
    playerIds.map((playerId) => ({ playerId, name: 'inbox', data: {} })),
  );
}

interface MoneyMessage extends Pick<NewMessage, 'playerId' | 'at'> {
  about: string;
  paisa: Paisa;
  words: (sum: Paisa) => MessageWords;
}

/** Reports money that may move many times in a row: unread amounts about one subject become one sum, and a sum of zero leaves no message. */
export async function writeSum(tx: Executor, { words, paisa: amount, ...message }: MoneyMessage) {
  if (!amount) return;
  const sum = paisa(amount + (await takeUnread(tx, message.playerId, message.about)));
  if (sum) await insertMessage(tx, { ...rowOf({ ...message, ...words(sum) }), paisa: sum });
  await tellInbox(tx, message.playerId);
}

const wordsOf = ({ title, message }: MessageWords) => ({ title: title.en, titleBn: title.bn, message: message.en, messageBn: message.bn });

const rowOf = ({ playerId, at, about, ...words }: NewMessage) => ({ playerId, ...wordsOf(words), about: about ?? null, createdAt: at });

/** Notifies the player's open pages that the inbox has changed. */
export const tellInbox = (tx: Executor, playerId: number) => announce(tx, { playerId, name: 'inbox', data: {} });

export async function readInboxPage(db: Executor, playerId: number, { page, perPage }: { page: number; perPage: number }) {
  const [messages, total, unread] = await Promise.all([
    findMessages(db, playerId, { limit: perPage, offset: (page - 1) * perPage }),
    countMessages(db, playerId),
    countUnread(db, playerId),
  ]);
  return { messages, total, unread, lastPage: lastPage(total, perPage) };
}

const DAY_S = 86_400;

/** Deletes old messages that were read. */
export async function sweepInbox({ db, clock }: Pick<PlatformContext, 'db' | 'clock'>) {
  const before = secondsAfter(clock.now(), -INBOX_KEPT_DAYS * DAY_S);
  await inSteps((limit) => deleteRead(db, { before, limit }));
}
