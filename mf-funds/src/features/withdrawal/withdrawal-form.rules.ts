import { type PaymentMethod } from '@site/api/contracts/funds';
import { latinDigits, parseAmount } from '@site/api/money';
import type { WithdrawalDraft } from './withdrawal.rules';

/** Content of the form as typed; `phone` is the chosen number of the player. */
export interface WithdrawalForm {
  method: string | null;
  amount: string;
  account: string;
  phone: string | null;
}

/** Reads the values stored at a swap of releases; another release may have stored another shape. */
export function readForm(kept: Partial<Record<keyof WithdrawalForm, unknown>>): WithdrawalForm {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return { method: text(kept.method), amount: text(kept.amount) ?? '', account: text(kept.account) ?? '', phone: text(kept.phone) };
}

/** The form as input of the checks: a wallet's first active row, and no method that is no longer offered. */
export const draftOf = ({ method, amount, account }: WithdrawalForm, methods: readonly PaymentMethod[]) =>
  ({
    amount: parseAmount(amount),
    account,
    method: methods.find(({ name }) => name === method) ?? null,
  }) satisfies Partial<WithdrawalDraft>;

/** Maximum length; no account number of a wallet or a bank is longer. */
const ACCOUNT_DIGITS_MAX = 34;

/** Latin digits only, because pasted numbers contain spaces and signs. */
export const accountDigits = (typed: string) => latinDigits(typed).replace(/\D/g, '').slice(0, ACCOUNT_DIGITS_MAX);

/** Fills the account with the chosen number if it is blank or holds another of the player's numbers; a typed account stays. @see N-35 */
export function withPhone(form: WithdrawalForm, phone: string, phones: readonly string[]): WithdrawalForm {
  const isOwn = form.account === '' || phones.includes(form.account);
  return { ...form, phone, account: isOwn ? phone : form.account };
}
