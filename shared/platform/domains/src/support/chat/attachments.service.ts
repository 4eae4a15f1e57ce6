import { ATTACHMENT_MAX_BYTES, type AttachmentType } from '@site/api/contracts/chat';
import { attachmentKind } from '@site/platform-kit/files/attachment-kind';
import type { Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { findAttachment } from './attachments.repository';
import { attachmentName } from './chat.rules';

export interface Attachment {
  type: AttachmentType;
  body: Buffer<ArrayBuffer>;
}

/** Reads and checks a player's file. @throws Refusal `chat.attachment_too_large`, `chat.attachment_kind` */
export async function takeAttachment(file: File): Promise<Attachment> {
  if (file.size > ATTACHMENT_MAX_BYTES) throw new Refusal('chat.attachment_too_large');
  const body = Buffer.from(await file.arrayBuffer());
  const type = attachmentKind(file.name, body);
  if (!type) throw new Refusal('chat.attachment_kind');
  return { type, body };
}

/**
 * @param playerId owner of the chat; undefined for support, which may read every attachment
 * @throws Refusal `platform.not_found` when there is no attachment, or the chat is another player's
 */
export async function readAttachment(db: Executor, messageId: number, playerId?: number): Promise<File> {
  const kept = await findAttachment(db, messageId);
  if (!kept || (playerId !== undefined && kept.playerId !== playerId)) throw new Refusal('platform.not_found');
  return new File([kept.body], attachmentName(messageId, kept.type), { type: kept.type });
}
