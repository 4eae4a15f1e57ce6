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

/** A draft that has passed every check. */
export interface WithdrawalOrder extends WithdrawalDraft {
  amount: Paisa;
  method: PaymentMethod;
}

interface Check {
  failsWhen: (draft: WithdrawalDraft) => boolean;
  message: string;
}

/** Checks in the specified order; the text of the first that fails is shown. The platform checks the range. @see FUNDS-054..059 */
const withdrawalChecks: readonly Check[] = [
  { failsWhen: (draft) => !draft.hasVerifiedPhone, message: VERIFY_PHONE },
  { failsWhen: (draft) => draft.hasPendingWithdraw, message: PENDING_WITHDRAW },
  { failsWhen: (draft) => draft.amount === null, message: WITHDRAW_AMOUNT_REQUIRED },
  { failsWhen: (draft) => draft.account === '', message: WITHDRAW_ACCOUNT_REQUIRED },
  { failsWhen: (draft) => draft.method === null, message: WITHDRAW_METHOD_REQUIRED },
];

export const firstProblem = (draft: WithdrawalDraft) => withdrawalChecks.find((check) => check.failsWhen(draft))?.message ?? null;

export const isOrder = (draft: WithdrawalDraft): draft is WithdrawalOrder => firstProblem(draft) === null;

/** Body of the request without the player's id. `provider` is the method's name for both shapes of the list. @see FUNDS-067, N-65 */
export const withdrawalBody = ({ account, amount, method }: WithdrawalOrder, isEwallet: boolean) => ({
  account_number: account,
  amount: amountText(amount),
  payment_id: isEwallet ? 0 : method.id,
  provider: method.name,
});
