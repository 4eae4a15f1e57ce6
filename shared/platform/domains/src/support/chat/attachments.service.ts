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

/** What a player brings. @throws Refusal `chat.attachment_too_large`, `chat.attachment_kind` */
export async function takeAttachment(file: File): Promise<Attachment> {
  if (file.size > ATTACHMENT_MAX_BYTES) throw new Refusal('chat.attachment_too_large');
  const body = Buffer.from(await file.arrayBuffer());
  const type = attachmentKind(file.name, body);
  if (!type) throw new Refusal('chat.attachment_kind');
  return { type, body };
}

/**
 * @param playerId in whose chat the message is; left out for the support desk
 * @throws Refusal `platform.not_found` where there is none, or none of this player
 */
export async function readAttachment(db: Executor, messageId: number, playerId?: number): Promise<File> {
  const kept = await findAttachment(db, messageId);
  if (!kept || (playerId !== undefined && kept.playerId !== playerId)) throw new Refusal('platform.not_found');
  return new File([kept.body], attachmentName(messageId, kept.type), { type: kept.type });
}
