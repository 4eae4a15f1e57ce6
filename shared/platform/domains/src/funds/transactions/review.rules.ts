import { createHash } from 'node:crypto';
import { REASON_AMOUNT, REASON_NOT_FOUND } from '@site/api/contracts/funds';
import { secondsAfter } from '@site/platform-kit/time/clock';
import type { TransactionRow } from './transactions.rows';
import type { TransactionVerdict } from './transactions.policy';

/**
 * A TRX ID that ends with 00 is refused for its amount, with 01 as not found; 99 is left to the operator. The endings make the automatic
 * reviewer predictable.
 */
const MAGIC_ENDINGS = { amount: '00', notFound: '01', leaves: '99' } as const;

const SOONEST_S = 15;
const LATEST_S = 60;

type Submitted = Pick<TransactionRow, 'number' | 'attempt' | 'trxKey'>;

/** Time of the automatic decision, the same for the same submission. Null leaves the request to the operator. */
export function reviewMoment({ number, attempt, trxKey }: Submitted, submittedAt: Date): Date | null {
  if (trxKey?.endsWith(MAGIC_ENDINGS.leaves)) return null;
  const dice = createHash('sha256').update(`${number}:${attempt}`).digest().readUInt32BE();
  return secondsAfter(submittedAt, SOONEST_S + (dice % (LATEST_S - SOONEST_S + 1)));
}

/** Verdict of the automatic reviewer; a withdrawal has no TRX ID and is always approved. */
export function reviewersVerdict({ trxKey }: Pick<TransactionRow, 'trxKey'>): TransactionVerdict {
  if (trxKey?.endsWith(MAGIC_ENDINGS.amount)) return { key: '2', reason: REASON_AMOUNT };
  if (trxKey?.endsWith(MAGIC_ENDINGS.notFound)) return { key: '2', reason: REASON_NOT_FOUND };
  return { key: '1' };
}
