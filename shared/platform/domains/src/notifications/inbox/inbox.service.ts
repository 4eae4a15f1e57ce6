import { INBOX_KEPT_DAYS } from '@site/api/contracts/inbox';
import { paisa, type Paisa } from '@site/api/money';
import { secondsAfter } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Executor } from '@site/platform-kit/data/database';
import { announce, announceMany } from '@site/platform-kit/events/announce';
import type { Language } from '@site/platform-kit/base/language';
import { lastPage } from '@site/platform-kit/base/last-page';
import { countMessages, countUnread, deleteRead, findMessages, insertMessage, replaceUnreadOfMany, takeUnread } from './inbox.repository';

type InEveryLanguage = Record<Language, string>;

export interface NewMessage {
  playerId: number;
  at: Date;
  title: InEveryLanguage;
  /** Text, and links to own paths only. */
  message: InEveryLanguage;
  /** Takes the place of an unread message about the same: one who changes a thing ten times is told how it stands. */
  about?: string;
}

/** Title and text, as a `*.messages.ts` gives them. */
export type MessageWords = Pick<NewMessage, 'title' | 'message'>;

/** Puts a message into the player's inbox, within the transaction of what it tells of. */
export async function writeMessage(tx: Executor, message: NewMessage) {
  if (message.about) await takeUnread(tx, message.playerId, message.about);
  await insertMessage(tx, rowOf(message));
  await tellInbox(tx, message.playerId);
}

interface SharedMessage extends Omit<NewMessage, 'playerId'> {
  about: string;
}

/** The same message for many players, in few statements. */
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

/** Of money that may move many times in a row: all that is unread about it is told in one sum, and no sum is no message. */
export async function writeSum(tx: Executor, { words, paisa: amount, ...message }: MoneyMessage) {
  if (!amount) return;
  const sum = paisa(amount + (await takeUnread(tx, message.playerId, message.about)));
  if (sum) await insertMessage(tx, { ...rowOf({ ...message, ...words(sum) }), paisa: sum });
  await tellInbox(tx, message.playerId);
}

const wordsOf = ({ title, message }: MessageWords) => ({ title: title.en, titleBn: title.bn, message: message.en, messageBn: message.bn });

const rowOf = ({ playerId, at, about, ...words }: NewMessage) => ({ playerId, ...wordsOf(words), about: about ?? null, createdAt: at });

/** Tells the player's open pages that the inbox is not what it was. */
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
const SWEPT_AT_ONCE = 5000;

/** Takes away what was read and is too old, in steps that hold nobody up. */
export async function sweepInbox({ db, clock }: Pick<PlatformContext, 'db' | 'clock'>) {
  const before = secondsAfter(clock.now(), -INBOX_KEPT_DAYS * DAY_S);
  while ((await deleteRead(db, { before, limit: SWEPT_AT_ONCE })) === SWEPT_AT_ONCE);
}
