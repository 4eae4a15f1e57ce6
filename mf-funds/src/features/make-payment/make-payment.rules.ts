import { isNumberVerified, isPhoneVerified, type OtherPhone, type Profile } from '@site/api/contracts/account';
import {
  ACCOUNT_NUMBER_INVALID,
  elevenDigitsOf,
  FUNDS_ERROR,
  isElevenDigits,
  SUBMISSION_FAILED,
  TRX_REQUIRED,
  type OpenPayment,
  type confirmEwallet,
  type submitDeposit,
} from '@site/api/contracts/funds';
import { amountText } from '@site/api/money';
import type { EndpointInput } from '@site/api/schema';
import { paisaOf, type Translate } from '@site/i18n';
import { wordsOf, type Failure } from '@site/remote/failure';
import type { MakePaymentState } from '#router-state';

/** Converts the platform's record of an open payment to the router state of `/deposit`. */
export const begunOf = ({ amount, method, promotion, number, transaction }: OpenPayment): MakePaymentState => ({
  amount: amountText(paisaOf(amount)),
  icon: method.icon,
  type: method.account_type,
  method: { id: method.id, name: method.name },
  promotionId: promotion,
  ...(transaction === null ? {} : { ewallet: { transaction, number } }),
});

export type ProofField = 'phone' | 'trx';

/** The player's proof of the payment. */
export interface Proof {
  /** Eleven digits without a country code, as wallets register numbers. @see C-23 */
  phone: string;
  trx: string;
  receipt: File | null;
}

export interface ProofProblem {
  field: ProofField;
  message: string;
}

interface ProofCheck extends ProofProblem {
  failsWhen: (proof: Proof) => boolean;
}

/** Checks in the specified order; the text of the first that fails is shown. @see FUNDS-044, FUNDS-045 */
const proofChecks: readonly ProofCheck[] = [
  { field: 'phone', failsWhen: ({ phone }) => !isElevenDigits(phone), message: ACCOUNT_NUMBER_INVALID },
  { field: 'trx', failsWhen: ({ trx }) => trx.trim() === '', message: TRX_REQUIRED },
];

export const firstProblem = (proof: Proof): ProofProblem | null => proofChecks.find(({ failsWhen }) => failsWhen(proof)) ?? null;

const attached = ({ receipt }: Proof) => (receipt ? { receipt } : {});

export const depositInput = (payment: MakePaymentState, proof: Proof, remoteId: string): EndpointInput<typeof submitDeposit> => ({
  remote_id: remoteId,
  account_number: proof.phone,
  transaction_id: proof.trx.trim(),
  amount: payment.amount,
  payment_id: payment.method.id,
  promotion_id: payment.promotionId,
  ...attached(proof),
});

export const confirmInput = (transaction: string, proof: Proof): EndpointInput<typeof confirmEwallet> => ({
  trx_id: transaction,
  trxid: proof.trx.trim(),
  number: proof.phone,
  ...attached(proof),
});

/** @see FUNDS-050 */
export function failureText(t: Translate, failure: Failure): string {
  const said = wordsOf(failure);
  return failure.kind === 'refused' && said ? `${t(SUBMISSION_FAILED)} ${t(said)}` : t(FUNDS_ERROR);
}

/** Verified numbers that are no wallet number, as they have no eleven digits. @see C-23 */
export const shortNumbers = (profile: Profile, others: readonly OtherPhone[]) =>
  [...(isPhoneVerified(profile) ? [profile.phone] : []), ...others.filter(isNumberVerified).map((other) => other.contract_value)].filter(
    (number) => elevenDigitsOf(number) === null,
  );
