import { attachmentProblem, type NamedFile } from '../attachment';
import { RECEIPT_KIND, RECEIPT_TOO_LARGE } from '#errors/funds.messages';

export {
  ATTACHMENT_MAX_BYTES as RECEIPT_MAX_BYTES,
  ATTACHMENT_TYPES as RECEIPT_TYPES,
  type AttachmentType as ReceiptType,
} from '../attachment';

/** Message for a receipt that cannot be sent; null for a good file. @see N-29 */
export const receiptProblem = (file: NamedFile): string | null =>
  attachmentProblem(file, { kind: RECEIPT_KIND, tooLarge: RECEIPT_TOO_LARGE });
