import { RECEIPT_MAX_BYTES } from '@site/api/contracts/funds';
import { attachmentKind } from '@site/platform-kit/files/attachment-kind';
import type { Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { takeStorage } from '@site/platform-kit/files/storage-quota';
import { findReceipt, saveReceipt } from './receipts.repository';
import { receiptName } from './receipts.rules';

export interface NewReceipt {
  transactionId: number;
  playerId: number;
  file: File;
  at: Date;
}

/**
 * Stores the receipt of a request and replaces an earlier one.
 * @throws Refusal `funds.receipt_too_large`, `funds.receipt_kind`, `funds.receipt_quota`
 */
export async function keepReceipt(tx: Executor, { transactionId, playerId, file, at }: NewReceipt) {
  if (file.size > RECEIPT_MAX_BYTES) throw new Refusal('funds.receipt_too_large');
  const body = Buffer.from(await file.arrayBuffer());
  const contentType = attachmentKind(file.name, body);
  if (!contentType) throw new Refusal('funds.receipt_kind');
  await takeStorage(tx, { playerId, bytes: body.length, at, refusal: 'funds.receipt_quota' });
  await saveReceipt(tx, { transactionId, playerId, contentType, body, at });
}

/** @throws Refusal `platform.not_found` when there is no receipt, or the request is not the player's */
export async function readReceipt(db: Executor, playerId: number, transactionNumber: string): Promise<File> {
  const kept = await findReceipt(db, playerId, transactionNumber);
  if (!kept) throw new Refusal('platform.not_found');
  return new File([kept.body], receiptName(transactionNumber, kept.contentType), { type: kept.contentType });
}
