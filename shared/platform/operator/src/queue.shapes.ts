import { TRANSACTION_ACTIONS, TRANSACTION_KEYS } from '@site/api/contracts/funds';
import * as z from '@site/api/schema';

/** Most characters of the reason that a player reads. */
export const FAIL_REASON_MAX = 300;

/** Schema of one request that waits for a decision. */
export const queuedTransactionSchema = z.object({
  transaction_id: z.string(),
  attempt: z.int(),
  /** True when the player edited it while it waited; a decision must then name the attempt. */
  is_edited: z.boolean(),
  action: z.enum(TRANSACTION_ACTIONS),
  amount: z.amount(),
  username: z.string(),
  method: z.string(),
  account_number: z.string(),
  trx_id: z.nullable(z.string()),
  submitted_at: z.isoTime(),
  waits_s: z.int(),
  /** Time at which the sandbox's reviewer decides; null: the operator decides. */
  review_at: z.nullable(z.isoTime()),
});
export type QueuedTransaction = z.infer<typeof queuedTransactionSchema>;

/** Schema of a request after its decision. */
export const decidedTransactionSchema = z.object({
  transaction_id: z.string(),
  action: z.enum(TRANSACTION_ACTIONS),
  key: z.enum(TRANSACTION_KEYS),
  amount: z.amount(),
  reason: z.nullable(z.string()),
});
