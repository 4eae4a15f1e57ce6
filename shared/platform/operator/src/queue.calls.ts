import * as z from '@site/api/schema';
import { defineCall } from './call';
import { decidedTransactionSchema, FAIL_REASON_MAX, queuedTransactionSchema } from './queue.shapes';

export const showQueue = defineCall({
  method: 'GET',
  path: '/operator/queue',
  role: 'cashier',
  input: z.strictObject({}),
  output: z.array(queuedTransactionSchema),
  summary: 'Deposits and withdrawals that wait, the oldest first',
});

/** Our number, or the TRX ID of a waiting deposit. */
const transactionId = z.text({ max: 64 });

/** Attempt of the request as the queue lists it; also as text, because a command line sends only text. */
const attempt = z.optional(
  z.pipe(
    z.union([z.int().check(z.gte(1), z.lte(1_000_000)), z.text({ max: 7, pattern: /^[1-9]\d{0,5}$/ })]),
    z.transform((value) => Number(value)),
  ),
);

export const approveTransaction = defineCall({
  method: 'POST',
  path: '/operator/transactions/:transaction_id/approve',
  role: 'cashier',
  input: z.strictObject({ transaction_id: transactionId, attempt }),
  output: decidedTransactionSchema,
  summary: 'Approve a deposit or withdrawal that waits; one that the player edited needs its `attempt`',
});

export const failTransaction = defineCall({
  method: 'POST',
  path: '/operator/transactions/:transaction_id/fail',
  role: 'cashier',
  input: z.strictObject({ transaction_id: transactionId, attempt, reason: z.text({ max: FAIL_REASON_MAX, pattern: /\S/ }) }),
  output: decidedTransactionSchema,
  summary: 'Refuse a deposit or withdrawal that waits; the player reads the reason; one that the player edited needs its `attempt`',
});
