import { isBlank } from '@site/api/contracts/chat';
import { secondsAfter } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { keepLimit } from '@site/platform-kit/pace/counter';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import type { Language } from '@site/api/contracts/site';
import { Refusal } from '@site/platform-kit/base/refusal';
import { takeStorage } from '@site/platform-kit/files/storage-quota';
import { insertAttachment } from './attachments.repository';
import { takeAttachment, type Attachment } from './attachments.service';
import { announceMessage } from './chat.events';
import { updateChat } from './chat.repository';
import { ownChat } from './chat.service';
import type { ChatRow, MessageRow } from './chat.rows';
import { findByClientKey, findMessage, insertMessage } from './messages.repository';
import { takeChat } from './support.service';

/** Seconds that the assistant waits, so that a player can finish several lines. */
const ASSISTANT_WAITS_S = 1.2;

export interface OutgoingMessage {
  chatId: number;
  content: string;
  clientKey: string | null;
  file: File | undefined;
  /** Language of the page that sends it. */
  language: Language;
}

/**
 * Writes a player's message to support. A repeat with the same client key returns the stored message and does not count as a try, because a
 * page may resend all its unsent messages.
 * @throws Refusal `platform.too_many`, `platform.not_found`, `chat.blank`, `chat.attachment_too_large`, `chat.attachment_kind`,
 * `chat.attachment_quota`
 */
export async function sendToSupport(
  { db, clock, settings }: PlatformContext,
  playerId: number,
  sent: OutgoingMessage,
): Promise<MessageRow> {
  await ownChat(db, playerId, sent.chatId);
  const stored = await findSent(db, sent);
  if (stored) return stored;
  await keepLimit(db, clock, `messages:${playerId}`, settings.limits.messagesPerPlayer);
  if (!sent.file && isBlank(sent.content)) throw new Refusal('chat.blank');
  const attachment = sent.file && (await takeAttachment(sent.file));
  return inTransaction(db, async (tx) => {
    const chat = await takeChat(tx, sent.chatId);
    // Another copy may have been written in the meantime.
    return (await findSent(tx, sent)) ?? write(tx, chat, { ...sent, attachment, at: clock.now() });
  });
}

const findSent = async (db: Executor, { chatId, clientKey }: OutgoingMessage) =>
  clientKey === null ? null : findByClientKey(db, chatId, clientKey);

type Written = Pick<OutgoingMessage, 'content' | 'clientKey' | 'language'> & { attachment: Attachment | undefined; at: Date };

async function write(tx: Executor, chat: ChatRow, { content, clientKey, language, attachment, at }: Written): Promise<MessageRow> {
  const id = await insertMessage(tx, { chatId: chat.id, by: 'player', content, clientKey, at });
  if (attachment) {
    await takeStorage(tx, { playerId: chat.playerId, bytes: attachment.body.length, at, refusal: 'chat.attachment_quota' });
    await insertAttachment(tx, id, attachment);
  }
  await updateChat(tx, chat.id, {
    language,
    playerTypingUntil: null,
    ...(chat.desk === 'assistant' ? { assistantDueAt: secondsAfter(at, ASSISTANT_WAITS_S) } : {}),
  });
  await announceMessage(tx, chat, id);
  const message = await findMessage(tx, id);
  if (!message) throw new Error('The message was not written');
  return message;
}
