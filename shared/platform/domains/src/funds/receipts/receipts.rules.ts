import { RECEIPT_TYPES, type ReceiptType } from '@site/api/contracts/funds';

/** A name of our own, so that nothing of the sender's name reaches a header or a disk. */
export const receiptName = (transactionNumber: string, kind: ReceiptType) => `receipt-${transactionNumber}.${RECEIPT_TYPES[kind][0]}`;
