import { type PaymentMethod } from '@site/api/contracts/funds';
import { latinDigits, parseAmount } from '@site/api/money';
import type { WithdrawalDraft } from './withdrawal.rules';

/** What stands in the form, as it was typed; `phone` is the chosen number of the player. */
export interface WithdrawalForm {
  method: string | null;
  amount: string;
  account: string;
  phone: string | null;
}

/** What was kept when another release took the place of this one; it may have kept something else. */
export function readForm(kept: Partial<Record<keyof WithdrawalForm, unknown>>): WithdrawalForm {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return { method: text(kept.method), amount: text(kept.amount) ?? '', account: text(kept.account) ?? '', phone: text(kept.phone) };
}

/** The form as the checks read it: of a wallet's rows the first one in use, and none that is not offered any more. */
export const draftOf = ({ method, amount, account }: WithdrawalForm, methods: readonly PaymentMethod[]) =>
  ({
    amount: parseAmount(amount),
    account,
    method: methods.find(({ name }) => name === method) ?? null,
  }) satisfies Partial<WithdrawalDraft>;

/** No account number of a wallet or a bank is longer. */
const ACCOUNT_DIGITS_MAX = 34;

/** Digits alone, in Latin: pasted numbers bring spaces and signs along. */
export const accountDigits = (typed: string) => latinDigits(typed).replace(/\D/g, '').slice(0, ACCOUNT_DIGITS_MAX);

/** The chosen number fills the account when that is blank, or holds another of the player's numbers; what was typed stays. @see N-35 */
export function withPhone(form: WithdrawalForm, phone: string, phones: readonly string[]): WithdrawalForm {
  const isOwn = form.account === '' || phones.includes(form.account);
  return { ...form, phone, account: isOwn ? phone : form.account };
}
