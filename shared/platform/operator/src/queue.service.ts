import { secondsBetween } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { printAmount } from '@site/api/money';
import { decideTransaction, findNamed, isReviewed, listQueue, type TransactionVerdict } from '@site/platform-domains/funds';
import type { QueuedTransaction } from './queue.shapes';

const AT_MOST = 200;

/** Requests that wait for a decision, the oldest first. */
export async function readQueue(context: PlatformContext): Promise<QueuedTransaction[]> {
  const { db, clock } = context;
  const now = clock.now();
  const isReviewing = await isReviewed(context);
  return (await listQueue(db, AT_MOST)).map(({ row, username, status }) => ({
    transaction_id: row.number,
    attempt: row.attempt,
    is_edited: row.isEdited,
    action: row.action,
    amount: printAmount(row.amount),
    username,
    method: row.methodName,
    account_number: row.accountNumber,
    trx_id: row.trxId,
    submitted_at: row.submittedAt.toISOString(),
    waits_s: Math.floor(secondsBetween(row.submittedAt, now)),
    review_at: isReviewing && status !== 'blocked' && row.reviewAt ? row.reviewAt.toISOString() : null,
  }));
}

interface NamedRequest {
  /** Our number, or the TRX ID of a waiting deposit. */
  transaction_id: string;
  /** Attempt that the operator has seen. */
  attempt?: number | undefined;
}

/** @throws Refusal `platform.not_found`, also when two requests wait with the TRX ID; `funds.not_changeable`, `funds.changed` */
export async function decideNamed(
  { db, clock }: PlatformContext,
  { transaction_id: name, attempt }: NamedRequest,
  verdict: TransactionVerdict,
) {
  const found = await findNamed(db, name);
  const [named] = found;
  if (!named || found.length > 1) throw new Refusal('platform.not_found');
  const by = { actor: 'operator', at: clock.now(), ip: '' } as const;
  const decided = await inTransaction(db, (tx) => decideTransaction(tx, named, verdict, by, attempt));
  return {
    transaction_id: decided.number,
    action: decided.action,
    key: decided.key,
    amount: printAmount(decided.amount),
    reason: decided.reason,
  };
}
