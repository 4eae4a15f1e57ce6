import {
  PENDING_WITHDRAW,
  VERIFY_PHONE,
  WITHDRAW_ACCOUNT_REQUIRED,
  WITHDRAW_AMOUNT_REQUIRED,
  WITHDRAW_METHOD_REQUIRED,
  type PaymentMethod,
} from '@site/api/contracts/funds';
import { amountText, type Paisa } from '@site/api/money';

export interface WithdrawalDraft {
  hasVerifiedPhone: boolean;
  hasPendingWithdraw: boolean;
  amount: Paisa | null;
  account: string;
  method: PaymentMethod | null;
}

/** A draft that every check has passed. */
export interface WithdrawalOrder extends WithdrawalDraft {
  amount: Paisa;
  method: PaymentMethod;
}

interface Check {
  fails: (draft: WithdrawalDraft) => boolean;
  says: string;
}

/** In the order the specification gives; the first that fails speaks. The range is left to the platform. @see spec A 5 */
const withdrawalChecks: readonly Check[] = [
  { fails: (draft) => !draft.hasVerifiedPhone, says: VERIFY_PHONE },
  { fails: (draft) => draft.hasPendingWithdraw, says: PENDING_WITHDRAW },
  { fails: (draft) => draft.amount === null, says: WITHDRAW_AMOUNT_REQUIRED },
  { fails: (draft) => draft.account === '', says: WITHDRAW_ACCOUNT_REQUIRED },
  { fails: (draft) => draft.method === null, says: WITHDRAW_METHOD_REQUIRED },
];

export const firstProblem = (draft: WithdrawalDraft) => withdrawalChecks.find((check) => check.fails(draft))?.says ?? null;

export const isOrder = (draft: WithdrawalDraft): draft is WithdrawalOrder => firstProblem(draft) === null;

/** What is sent, less whose it is. `provider` is the method's name in both lists. @see spec A 3, N-65 */
export const withdrawalBody = ({ account, amount, method }: WithdrawalOrder, isEwallet: boolean) => ({
  account_number: account,
  amount: amountText(amount),
  payment_id: isEwallet ? 0 : method.id,
  provider: method.name,
});
