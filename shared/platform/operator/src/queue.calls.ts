import { TRANSACTION_ACTIONS } from '@site/api/contracts/funds';
import * as z from '@site/api/schema';
import { defineCall } from './call';
import { decidedTransactionSchema, FAIL_REASON_MAX, QUEUE_ROWS_MAX, queuePageSchema } from './queue.shapes';

/** Place behind a request: the time of its submission, and its number in the database. */
const QUEUE_PLACE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~\d{1,15}$/;

/** Accepts text as well, because a query and a command line carry only text. */
const whole = (most: number) => {
  const digits = String(most).length;
  return z.pipe(z.union([z.int(), z.text({ max: digits, pattern: /^\d+$/ })]), z.transform(Number)).check(z.gte(1), z.lte(most));
};

export const showQueue = defineCall({
  method: 'GET',
  path: '/operator/queue',
  role: 'cashier',
  input: z.strictObject({
    action: z.optional(z.enum(TRANSACTION_ACTIONS)),
    method: z.optional(z.text({ max: 64 })),
    text: z.optional(z.text({ max: 64 })),
    after: z.optional(z.text({ max: 40, pattern: QUEUE_PLACE })),
    limit: z.optional(whole(QUEUE_ROWS_MAX)),
  }),
  output: queuePageSchema,
  summary: 'Deposits and withdrawals that wait, the oldest first, page by page',
});

/** Our number, or the TRX ID of a waiting deposit. */
const transactionId = z.text({ max: 64 });

/** Attempt of the request as the queue lists it. */
const attempt = z.optional(whole(1_000_000));

export const approveTransaction = defineCall({
  method: 'POST',
  path: '/operator/transactions/:transaction_id/approve',
  role: 'cashier',
  input: z.strictObject({ transaction_id: transactionId, attempt }),
  output: decidedTransactionSchema,
  summary: 'Approve a request that waits, or propose it for a large amount; one that the player edited needs its `attempt`',
});

export const failTransaction = defineCall({
  method: 'POST',
  path: '/operator/transactions/:transaction_id/fail',
  role: 'cashier',
  input: z.strictObject({ transaction_id: transactionId, attempt, reason: z.text({ max: FAIL_REASON_MAX, pattern: /\S/ }) }),
  output: decidedTransactionSchema,
  summary: 'Refuse a request that waits, or propose it for a large withdrawal; the player reads the reason',
});

/** Number of the proposal as the queue lists it: a person confirms what was seen, and nothing else. */
const aboutProposal = z.strictObject({ transaction_id: transactionId, proposal: whole(Number.MAX_SAFE_INTEGER) });

export const confirmProposal = defineCall({
  method: 'POST',
  path: '/operator/transactions/:transaction_id/confirm',
  role: 'cashier',
  input: aboutProposal,
  output: decidedTransactionSchema,
  summary: 'Make the decision that another person has proposed',
});

export const sendProposalBack = defineCall({
  method: 'POST',
  path: '/operator/transactions/:transaction_id/send-back',
  role: 'cashier',
  input: aboutProposal,
  output: decidedTransactionSchema,
  summary: 'Take a proposed decision away, so that the request waits as before',
});
