import { TRANSACTION_ACTIONS, TRANSACTION_KEYS } from '@site/api/contracts/funds';
import * as z from '@site/api/schema';

/** Most characters of the reason that a player reads. */
export const FAIL_REASON_MAX = 300;

/** Most requests of one page of the queue. */
export const QUEUE_ROWS_MAX = 500;

/** A person approves a request or refuses it. */
const VERDICTS = ['approve', 'refuse'] as const;
export type RequestVerdict = (typeof VERDICTS)[number];

/** Schema of a decision that one person has proposed and that waits for a second one. */
const proposalSchema = z.object({
  id: z.int(),
  verdict: z.enum(VERDICTS),
  /** Words that the player would read; null for an approval. */
  reason: z.nullable(z.string()),
  by: z.string(),
  at: z.isoTime(),
});
export type DecisionProposal = z.infer<typeof proposalSchema>;

/** Schema of one request that waits for a decision. */
const queuedTransactionSchema = z.object({
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
  /** Verdicts that a first person only proposes. */
  needs_second: z.array(z.enum(VERDICTS)),
  proposal: z.nullable(proposalSchema),
});
export type QueuedTransaction = z.infer<typeof queuedTransactionSchema>;

/** Schema of one page of the queue. */
export const queuePageSchema = z.object({
  rows: z.array(queuedTransactionSchema),
  /** Value of `after` for the next page; null at the end. */
  next: z.nullable(z.string()),
  /** Number of all requests that wait, also of those that the filter leaves out. */
  count: z.int(),
  /** Payment methods of all requests that wait, in the order of the alphabet. */
  methods: z.array(z.string()),
});
export type QueuePage = z.infer<typeof queuePageSchema>;

/** Schema of a request after a decision. */
export const decidedTransactionSchema = z.object({
  transaction_id: z.string(),
  action: z.enum(TRANSACTION_ACTIONS),
  /** `0`: it waits, perhaps for a second person. */
  key: z.enum(TRANSACTION_KEYS),
  amount: z.amount(),
  reason: z.nullable(z.string()),
  /** The decision that waits for a second person now. */
  proposal: z.nullable(proposalSchema),
});
export type DecidedTransaction = z.infer<typeof decidedTransactionSchema>;
