import { attachmentProblem, type NamedFile } from '../attachment';
import { chatErrors } from '#errors/chat';

export { ATTACHMENT_MAX_BYTES, ATTACHMENT_TYPES, type AttachmentType } from '../attachment';

/** Message for a file that cannot be attached to a chat message; null for a good file. */
export const chatFileProblem = (file: NamedFile): string | null =>
  attachmentProblem(file, { kind: chatErrors['chat.attachment_kind'].message, tooLarge: chatErrors['chat.attachment_too_large'].message });
