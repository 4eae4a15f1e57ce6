import { ATTACHMENT_TYPES, SUPPORT_USER_ID, type AttachmentType } from '@site/api/contracts/chat';

/** A name of our own, so that nothing of the sender's name reaches a header or a disk. */
export const attachmentName = (messageId: number, type: AttachmentType) => `attachment-${messageId}.${ATTACHMENT_TYPES[type][0]}`;

/** True for the support user; a missing id means support. */
export const isSupport = (user: number | string | undefined) => user === undefined || String(user) === SUPPORT_USER_ID;
