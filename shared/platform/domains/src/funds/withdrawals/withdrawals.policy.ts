import { isAdult } from '@site/api/contracts/account';
import { WITHDRAWAL_MAX, WITHDRAWAL_MIN } from '@site/api/contracts/funds';
import { paisaOfTaka, type Paisa } from '@site/api/money';
import { firstFailing } from '@site/platform-kit/base/checks';
import type { PaymentMethodRow } from '../payment-methods/payment-methods.rows';

export interface Eligibility {
  isBlocked: boolean;
  /** True when the main number or one of the extra numbers is verified. */
  hasVerifiedPhone: boolean;
  hasPending: boolean;
  birthday: string | null;
  /** Calendar day in Dhaka. */
  today: string;
  hasActiveTurnover: boolean;
}

/** Returns why the player may not withdraw at all, or null. A break or an exclusion does not stop a withdrawal. */
export const eligibilityProblem = firstFailing<Eligibility>([
  { failsWhen: ({ isBlocked }) => isBlocked, code: 'funds.account_blocked' },
  { failsWhen: ({ hasVerifiedPhone }) => !hasVerifiedPhone, code: 'funds.phone_unverified' },
  { failsWhen: ({ hasPending }) => hasPending, code: 'funds.withdraw_pending' },
  { failsWhen: ({ birthday }) => birthday === null, code: 'funds.birthday_missing' },
  { failsWhen: ({ birthday, today }) => birthday !== null && !isAdult(birthday, today), code: 'account.under_age' },
  { failsWhen: ({ hasActiveTurnover }) => hasActiveTurnover, code: 'funds.turnover_active' },
]);

export interface WithdrawalFacts {
  amount: Paisa;
  method: Pick<PaymentMethodRow, 'isBank'> | null;
  accountNumber: string;
  /** Paisa that the player can withdraw. */
  available: Paisa;
}

const WALLET_ACCOUNT = /^01[3-9]\d{8}$/;
const BANK_ACCOUNT = /^\d{10,17}$/;

/** Returns why this withdrawal is refused, or null. It is called after `eligibilityProblem`. */
export const withdrawalProblem = firstFailing<WithdrawalFacts>([
  {
    failsWhen: ({ amount }) => amount < paisaOfTaka(WITHDRAWAL_MIN) || amount > paisaOfTaka(WITHDRAWAL_MAX),
    code: 'funds.withdrawal_out_of_range',
  },
  { failsWhen: ({ method }) => !method, code: 'funds.method_unknown' },
  {
    failsWhen: ({ method, accountNumber }) => !(method?.isBank ? BANK_ACCOUNT : WALLET_ACCOUNT).test(accountNumber),
    code: 'funds.withdrawal_account_invalid',
  },
  { failsWhen: ({ amount, available }) => amount > available, code: 'funds.balance_low' },
]);
