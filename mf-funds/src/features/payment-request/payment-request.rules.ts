import {
  stepsOf,
  SUBMISSION_SUCCESSFUL,
  WITHDRAWAL_SUCCESSFUL,
  type CashRequest,
  type TransactionAction,
  type TransactionKey,
  type TransactionStep,
} from '@site/api/contracts/funds';
import type { Turnover } from '@site/api/contracts/turnover';
import { sumOf } from '@site/api/money';
import { paisaOf } from '@site/i18n';
import type { PaymentRequestState } from '#handover';

export type RequestStatus = 'waiting' | 'approved' | 'failed';

const STATUS = { '0': 'waiting', '1': 'approved', '2': 'failed' } as const satisfies Record<TransactionKey, RequestStatus>;

/** What is known of the request that the page follows. */
export interface FollowedRequest {
  action: TransactionAction;
  amount: string;
  icon: string | null;
  transactionId: string;
  status: RequestStatus;
  /** Null until the platform's list names it. */
  record: CashRequest | null;
}

/** The platform's record, and until it is there what the page before handed over. */
export function followedRequest(record: CashRequest | null, handed: PaymentRequestState | null): FollowedRequest | null {
  if (!record) return handed && { ...handed, status: 'waiting', record };
  return {
    action: record.action,
    amount: record.amount,
    icon: record.payment_method?.icon ?? handed?.icon ?? null,
    transactionId: record.transaction_id,
    status: STATUS[record.key],
    record,
  };
}

const UNSENT: TransactionStep[] = [
  { step: 'initiated', at: null },
  { step: 'received', at: null },
  { step: 'result', at: null },
];

/** Of a request that was just sent, the first two steps are known before their times are. */
export const timelineOf = (record: CashRequest | null) => (record ? stepsOf(record) : UNSENT);

/** Turnover before the next withdrawal. */
export const remainingTurnover = (turnovers: readonly Turnover[]) =>
  sumOf(turnovers.filter(({ status }) => status === 'active').map(({ remaining_turnover: remaining }) => paisaOf(remaining)));

/** How it ended, in one sentence. */
export const RESULT_TITLE = {
  approved: { deposit: 'paymentRequest.credited', withdraw: 'paymentRequest.paidOut' },
  failed: { deposit: 'paymentRequest.refused.deposit', withdraw: 'paymentRequest.refused.withdraw' },
} as const;

export const SUCCESS_TEXT = {
  deposit: SUBMISSION_SUCCESSFUL,
  withdraw: WITHDRAWAL_SUCCESSFUL,
} as const satisfies Record<TransactionAction, string>;

/** `mm:ss`. @see FUNDS-072 */
export const countdownText = (seconds: number) =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
