import { attachmentProblem, type NamedFile } from '../attachment';
import { fundsErrors } from '#errors/funds';

export {
  ATTACHMENT_MAX_BYTES as RECEIPT_MAX_BYTES,
  ATTACHMENT_TYPES as RECEIPT_TYPES,
  type AttachmentType as ReceiptType,
} from '../attachment';

/** What is wrong with a receipt before it is sent, or null. */
export const receiptProblem = (file: NamedFile): string | null =>
  attachmentProblem(file, { kind: fundsErrors['funds.receipt_kind'].message, tooLarge: fundsErrors['funds.receipt_too_large'].message });
