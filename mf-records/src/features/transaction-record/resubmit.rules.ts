import {
  ACCOUNT_NUMBER_INVALID,
  AMOUNT_REQUIRED,
  elevenDigitsOf,
  FUNDS_ERROR,
  isElevenDigits,
  TRX_REQUIRED,
  WITHDRAW_ACCOUNT_REQUIRED,
  WITHDRAW_AMOUNT_REQUIRED,
  type resubmitTransaction,
  type Transaction,
} from '@site/api/contracts/funds';
import { amountText, paisa, parseAmount } from '@site/api/money';
import type { EndpointInput } from '@site/api/schema';
import { paisaOf, type Translate } from '@site/i18n';
import { wordsOf, type Failure } from '@site/remote/failure';

/** Content of the form as typed. */
export interface ResubmitValues {
  amount: string;
  account: string;
  trx: string;
}
export type ResubmitField = keyof ResubmitValues;

export interface ResubmitProblem {
  field: ResubmitField | 'receipt';
  message: string;
}

/** Values of the earlier request. */
export const valuesOf = ({ action, amount, account_number: account, trx_id: trx }: Transaction): ResubmitValues => ({
  amount: amountText(paisaOf(amount)),
  account: (action === 'deposit' && elevenDigitsOf(account)) || account,
  trx: trx ?? '',
});

interface Check extends ResubmitProblem {
  failsWhen: (values: ResubmitValues) => boolean;
}

/** Checks in the order of a new request; the platform checks the limits. */
const CHECKS: Record<'deposit' | 'withdraw', readonly Check[]> = {
  deposit: [
    { field: 'amount', failsWhen: ({ amount }) => parseAmount(amount) === null, message: AMOUNT_REQUIRED },
    { field: 'account', failsWhen: ({ account }) => !isElevenDigits(account), message: ACCOUNT_NUMBER_INVALID },
    { field: 'trx', failsWhen: ({ trx }) => trx.trim() === '', message: TRX_REQUIRED },
  ],
  withdraw: [
    { field: 'amount', failsWhen: ({ amount }) => parseAmount(amount) === null, message: WITHDRAW_AMOUNT_REQUIRED },
    { field: 'account', failsWhen: ({ account }) => account === '', message: WITHDRAW_ACCOUNT_REQUIRED },
  ],
};

export const firstProblem = (isDeposit: boolean, values: ResubmitValues): ResubmitProblem | null =>
  CHECKS[isDeposit ? 'deposit' : 'withdraw'].find(({ failsWhen }) => failsWhen(values)) ?? null;

export function resubmitInput(
  { transaction_id: id, action }: Transaction,
  { amount, account, trx }: ResubmitValues,
  receipt: File | null,
): EndpointInput<typeof resubmitTransaction> {
  const ofAll = { transaction_id: id, account_number: account, amount: amountText(parseAmount(amount) ?? paisa(0n)) };
  if (action !== 'deposit') return ofAll;
  return { ...ofAll, trx_id: trx.trim(), ...(receipt ? { receipt } : {}) };
}

export function failureText(t: Translate, failure: Failure): string {
  const said = failure.kind === 'refused' && wordsOf(failure);
  return t(said || FUNDS_ERROR);
}
