import * as z from '@site/api/schema';
import { ACCOUNT_KIND_NAMES } from './rules';

export const accountKindSchema = () => z.enum(ACCOUNT_KIND_NAMES);

/** @see spec B 3: '0' pending, shown as Processing; '1' Success; '2' Fail. */
export const TRANSACTION_KEYS = ['0', '1', '2'] as const;
export type TransactionKey = (typeof TRANSACTION_KEYS)[number];
export const TRANSACTION_ACTIONS = ['deposit', 'withdraw'] as const;
export type TransactionAction = (typeof TRANSACTION_ACTIONS)[number];
/** What a record may be: `adjustment` is what the house gave or took itself; it has no payment method. @see C-18 */
export const RECORD_ACTIONS = [...TRANSACTION_ACTIONS, 'adjustment'] as const;

/** `initiated`: the receiving number was handed out. `received`: the player sent the request, the first time or again. */
export const TIMELINE_STEPS = ['initiated', 'received', 'approved', 'failed'] as const;
export type TimelineStep = (typeof TIMELINE_STEPS)[number];

/** One deposit, withdrawal or adjustment of the player. @see spec A 3, B 3 */
export const transactionSchema = z.object({
  action: z.enum(RECORD_ACTIONS),
  key: z.enum(TRANSACTION_KEYS),
  amount: z.amount(),
  /** `D`, `W` or `A` and digits. */
  transaction_id: z.string(),
  created_at: z.isoTime(),
  updated_at: z.isoTime(),
  /** Null is shown as Agent. */
  payment_method: z.nullable(z.object({ name: z.string(), type: accountKindSchema(), icon: z.string() })),
  /** The sender's phone of a deposit, the receiving account of a withdrawal. */
  account_number: z.string(),
  trx_id: z.nullable(z.string()),
  promotion: z.nullable(z.object({ id: z.number(), name: z.string(), name_bn: z.optional(z.string()) })),
  /** What came on top of an approved deposit: promotion and rebate. */
  bonus: z.amount(),
  /** Why it was refused, as a sentence. */
  reason: z.nullable(z.string()),
  has_receipt: z.boolean(),
  /** Whole seconds until it should be through, by the platform's clock; below zero when it is late; null when it is decided. */
  arrives_in: z.nullable(z.number()),
  /** Whole seconds until the player may revert or resubmit it, at least 0; null when that is over. */
  changeable_in: z.nullable(z.number()),
  timeline: z.array(z.object({ step: z.enum(TIMELINE_STEPS), at: z.isoTime() })),
});
export type Transaction = z.infer<typeof transactionSchema>;

/** What the player asked for, and not what the house did by itself. */
export type CashRequest = Transaction & { action: TransactionAction };
export const isRequest = (transaction: Transaction): transaction is CashRequest => transaction.action !== 'adjustment';

export const isPending = ({ key }: Pick<Transaction, 'key'>) => key === '0';

/** `result`: what a request that waits is still to come to. */
export interface TransactionStep {
  step: TimelineStep | 'result';
  at: string | null;
}

/** What it went through, and what is still to come. */
export const stepsOf = (transaction: Pick<Transaction, 'key' | 'timeline'>): TransactionStep[] =>
  isPending(transaction) ? [...transaction.timeline, { step: 'result', at: null }] : transaction.timeline;

/** How each step stands in a timeline. */
export const STEP_STATES = {
  initiated: 'done',
  received: 'done',
  result: 'now',
  approved: 'done',
  failed: 'failed',
} as const satisfies Record<TransactionStep['step'], string>;

/** The one of that action that still waits: it blocks the next one. Null when none does. @see spec A 4 */
export const findPending = <T extends Pick<Transaction, 'key' | 'action'>>(
  transactions: readonly T[],
  action: TransactionAction,
): T | null => transactions.find((transaction) => transaction.action === action && isPending(transaction)) ?? null;

export const hasPending = (transactions: readonly Pick<Transaction, 'key' | 'action'>[], action: TransactionAction) =>
  findPending(transactions, action) !== null;
