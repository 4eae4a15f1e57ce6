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
import type { PaymentRequestState } from '#router-state';

export type RequestStatus = 'waiting' | 'approved' | 'failed';

const STATUS = { '0': 'waiting', '1': 'approved', '2': 'failed' } as const satisfies Record<TransactionKey, RequestStatus>;

/** The request that the page follows. */
export interface FollowedRequest {
  action: TransactionAction;
  amount: string;
  icon: string | null;
  transactionId: string;
  status: RequestStatus;
  /** Null until the platform's list contains the request. */
  record: CashRequest | null;
}

/** The request by the platform's record; until that is loaded, by the router state. */
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

/** Steps of the request. Before its record is loaded they have no times. */
export const timelineOf = (record: CashRequest | null) => (record ? stepsOf(record) : UNSENT);

/** Sum of the turnover that is left before the next withdrawal. */
export const remainingTurnover = (turnovers: readonly Turnover[]) =>
  sumOf(turnovers.filter(({ status }) => status === 'active').map(({ remaining_turnover: remaining }) => paisaOf(remaining)));

/** Text keys of the result. */
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
