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
  { fails: ({ isBlocked }) => isBlocked, says: 'funds.account_blocked' },
  { fails: ({ hasVerifiedPhone }) => !hasVerifiedPhone, says: 'funds.phone_unverified' },
  { fails: ({ hasPending }) => hasPending, says: 'funds.withdraw_pending' },
  { fails: ({ birthday }) => birthday === null, says: 'funds.birthday_missing' },
  { fails: ({ birthday, today }) => birthday !== null && !isAdult(birthday, today), says: 'account.under_age' },
  { fails: ({ hasActiveTurnover }) => hasActiveTurnover, says: 'funds.turnover_active' },
]);

export interface WithdrawalDraft {
  amount: Paisa;
  method: Pick<PaymentMethodRow, 'isBank'> | null;
  accountNumber: string;
  /** Paisa that the player can withdraw. */
  available: Paisa;
}

const WALLET_ACCOUNT = /^01[3-9]\d{8}$/;
const BANK_ACCOUNT = /^\d{10,17}$/;

/** Returns why this withdrawal is refused, or null. It is called after `eligibilityProblem`. */
export const withdrawalProblem = firstFailing<WithdrawalDraft>([
  {
    fails: ({ amount }) => amount < paisaOfTaka(WITHDRAWAL_MIN) || amount > paisaOfTaka(WITHDRAWAL_MAX),
    says: 'funds.withdrawal_out_of_range',
  },
  { fails: ({ method }) => !method, says: 'funds.method_unknown' },
  {
    fails: ({ method, accountNumber }) => !(method?.isBank ? BANK_ACCOUNT : WALLET_ACCOUNT).test(accountNumber),
    says: 'funds.withdrawal_account_invalid',
  },
  { fails: ({ amount, available }) => amount > available, says: 'funds.balance_low' },
]);
