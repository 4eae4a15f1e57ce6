import { ATTACHMENT_TYPES, SUPPORT_USER_ID, type AttachmentType } from '@site/api/contracts/chat';

/** A name of our own: nothing of the sender's reaches a header or a disk. */
export const attachmentName = (messageId: number, type: AttachmentType) => `attachment-${messageId}.${ATTACHMENT_TYPES[type][0]}`;

/** Whoever is not named is support. */
export const isSupport = (user: number | string | undefined) => user === undefined || String(user) === SUPPORT_USER_ID;
