import { attachmentProblem, type NamedFile } from '../attachment';
import { chatErrors } from '#errors/chat';

export { ATTACHMENT_MAX_BYTES, ATTACHMENT_TYPES, type AttachmentType } from '../attachment';

/** What is wrong with a file before it goes with a message, or null. */
export const chatFileProblem = (file: NamedFile): string | null =>
  attachmentProblem(file, { kind: chatErrors['chat.attachment_kind'].message, tooLarge: chatErrors['chat.attachment_too_large'].message });
