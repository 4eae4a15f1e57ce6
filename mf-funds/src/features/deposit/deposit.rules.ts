import {
  AMOUNT_REQUIRED,
  bonusOn,
  CHANNEL_REQUIRED,
  METHOD_REQUIRED,
  PENDING_DEPOSIT,
  rebateOn,
  requiredTurnover,
  VERIFY_PHONE,
  type BonusTerms,
  type DepositChannel,
  type Transaction,
} from '@site/api/contracts/funds';
import type { Promotion } from '@site/api/contracts/site';
import { paisa, paisaOfTaka, type Paisa } from '@site/api/money';

export interface DepositDraft {
  hasVerifiedPhone: boolean;
  hasPendingDeposit: boolean;
  amount: string | null;
  method: string | null;
  channel: DepositChannel | null;
}

interface Check {
  failsWhen(draft: DepositDraft): boolean;
  message: string;
}

/** Checks in the specified order; the text of the first that fails is shown. They do not check the range. @see FUNDS-010, FUNDS-016..020 */
const depositChecks: readonly Check[] = [
  { failsWhen: (draft) => !draft.hasVerifiedPhone, message: VERIFY_PHONE },
  { failsWhen: (draft) => draft.hasPendingDeposit, message: PENDING_DEPOSIT },
  { failsWhen: (draft) => draft.amount === null, message: AMOUNT_REQUIRED },
  { failsWhen: (draft) => draft.method === null, message: METHOD_REQUIRED },
  { failsWhen: (draft) => draft.channel === null, message: CHANNEL_REQUIRED },
];

/** Text of the first problem of this deposit; null when there is none. */
export const firstProblem = (draft: DepositDraft): string | null => depositChecks.find((check) => check.failsWhen(draft))?.message ?? null;

/** The chosen channel; the first one until the player chooses another, and again after a change of the method. @see FUNDS-015 */
export const channelOf = (channels: readonly DepositChannel[], chosen: number | null): DepositChannel | null =>
  channels.find(({ accountid }) => accountid === chosen) ?? channels[0] ?? null;

/** Side of the channel's limits on which an amount is; null inside them. */
export function outsideLimits(paisa: Paisa, { min, max }: Pick<DepositChannel, 'min' | 'max'>): 'below' | 'above' | null {
  if (paisa < paisaOfTaka(min)) return 'below';
  return paisa > paisaOfTaka(max) ? 'above' : null;
}

/** Promotions that a deposit may take: active, and between their dates. @see N-67 */
export const openPromotions = (promotions: readonly Promotion[], nowMs: number): Promotion[] =>
  promotions.filter(
    ({ status, start_date: from, end_date: to }) => status === 'active' && Date.parse(from) <= nowMs && nowMs <= Date.parse(to),
  );

/** Amounts of a deposit: rebate, bonus, credited sum, and the turnover before the next withdrawal, which includes the rebate once. */
export function breakdownOf(deposit: Paisa, terms: BonusTerms | null) {
  const rebate = rebateOn(deposit);
  const bonus = terms ? bonusOn(deposit, terms) : paisa(0n);
  return {
    rebate,
    bonus,
    credited: paisa(deposit + rebate + bonus),
    turnover: paisa(requiredTurnover(deposit, terms) + rebate),
  };
}

const RECORDS_SHOWN = 5;

/** The latest deposits; the platform sends records newest first. */
export const latestDeposits = (transactions: readonly Transaction[]) =>
  transactions.filter(({ action }) => action === 'deposit').slice(0, RECORDS_SHOWN);
