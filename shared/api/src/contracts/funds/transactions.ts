import * as z from '@site/api/schema';
import { ACCOUNT_KIND_NAMES } from './rules';

/** Schema of an account kind. */
export const accountKindSchema = () => z.enum(ACCOUNT_KIND_NAMES);

/** States of a cashier record: '0' pending (shown as Processing), '1' Success, '2' Fail. @see RECORDS-023, RECORDS-025 */
export const TRANSACTION_KEYS = ['0', '1', '2'] as const;
/** State of a cashier record. */
export type TransactionKey = (typeof TRANSACTION_KEYS)[number];
/** Requests that a player can make at the cashier. @see FUNDS-036 */
export const TRANSACTION_ACTIONS = ['deposit', 'withdraw'] as const;
/** Request that a player can make at the cashier. */
export type TransactionAction = (typeof TRANSACTION_ACTIONS)[number];
/** Actions of cashier records. An `adjustment` is made by the house and has no payment method. @see C-18 */
export const RECORD_ACTIONS = [...TRANSACTION_ACTIONS, 'adjustment'] as const;

/**
 * Steps in the timeline of a request. `initiated`: the receiving number was handed out. `received`: the player sent the request, the first
 * time or again.
 */
export const TIMELINE_STEPS = ['initiated', 'received', 'approved', 'failed'] as const;
/** Step in the timeline of a request. */
export type TimelineStep = (typeof TIMELINE_STEPS)[number];

/** One deposit, withdrawal or adjustment of the player; amounts in BDT. @see FUNDS-036, RECORDS-023 */
export const transactionSchema = z.object({
  action: z.enum(RECORD_ACTIONS),
  key: z.enum(TRANSACTION_KEYS),
  amount: z.amount(),
  /** `D`, `W` or `A` and digits. */
  transaction_id: z.string(),
  created_at: z.isoTime(),
  updated_at: z.isoTime(),
  /** Null is shown as Agent. @see RECORDS-024 */
  payment_method: z.nullable(z.object({ name: z.string(), type: accountKindSchema(), icon: z.string() })),
  /** Phone of the sender of a deposit, or receiving account of a withdrawal. */
  account_number: z.string(),
  trx_id: z.nullable(z.string()),
  promotion: z.nullable(z.object({ id: z.number(), name: z.string(), name_bn: z.optional(z.string()) })),
  /** Promotion bonus and rebate of an approved deposit. */
  bonus: z.amount(),
  /** Reason of a refusal, as a sentence. */
  reason: z.nullable(z.string()),
  has_receipt: z.boolean(),
  /** Whole seconds until the request should be decided, by the platform's clock; below zero when it is late, null when it is decided. */
  arrives_in: z.nullable(z.number()),
  /** Whole seconds until the player may revert or resubmit it, at least 0; null when it cannot be changed any more. */
  changeable_in: z.nullable(z.number()),
  timeline: z.array(z.object({ step: z.enum(TIMELINE_STEPS), at: z.isoTime() })),
});
/** One cashier record, parsed. */
export type Transaction = z.infer<typeof transactionSchema>;

/** A cashier record that the player requested: a deposit or a withdrawal. */
export type CashRequest = Transaction & { action: TransactionAction };
/** True for a deposit or a withdrawal, false for an adjustment of the house. */
export const isRequest = (transaction: Transaction): transaction is CashRequest => transaction.action !== 'adjustment';

/** True for a record that is not decided yet. @see RECORDS-025 */
export const isPending = ({ key }: Pick<Transaction, 'key'>) => key === '0';

/** A step of a timeline. `result`: the open end of a pending request, with `at` null. */
export interface TransactionStep {
  step: TimelineStep | 'result';
  at: string | null;
}

/** Steps of a request for a timeline, with an open `result` while it is pending. @see RECORDS-022 */
export const stepsOf = (transaction: Pick<Transaction, 'key' | 'timeline'>): TransactionStep[] =>
  isPending(transaction) ? [...transaction.timeline, { step: 'result', at: null }] : transaction.timeline;

/** State of each step, as a timeline shows it. */
export const STEP_STATES = {
  initiated: 'done',
  received: 'done',
  result: 'now',
  approved: 'done',
  failed: 'failed',
} as const satisfies Record<TransactionStep['step'], string>;

/** The pending record of an action, which blocks a new request of this action; null when there is none. @see FUNDS-023 */
export const findPending = <T extends Pick<Transaction, 'key' | 'action'>>(
  transactions: readonly T[],
  action: TransactionAction,
): T | null => transactions.find((transaction) => transaction.action === action && isPending(transaction)) ?? null;

/** True when a pending record blocks a new request of this action. @see FUNDS-023 */
export const hasPending = (transactions: readonly Pick<Transaction, 'key' | 'action'>[], action: TransactionAction) =>
  findPending(transactions, action) !== null;
