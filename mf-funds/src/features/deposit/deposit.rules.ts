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
  fails(draft: DepositDraft): boolean;
  says: string;
}

/** In the order the specification gives; the first that fails speaks. The range is not among them. @see FUNDS-010, FUNDS-016..020 */
const depositChecks: readonly Check[] = [
  { fails: (draft) => !draft.hasVerifiedPhone, says: VERIFY_PHONE },
  { fails: (draft) => draft.hasPendingDeposit, says: PENDING_DEPOSIT },
  { fails: (draft) => draft.amount === null, says: AMOUNT_REQUIRED },
  { fails: (draft) => draft.method === null, says: METHOD_REQUIRED },
  { fails: (draft) => draft.channel === null, says: CHANNEL_REQUIRED },
];

/** What stands against this deposit, as the sentence that is shown; null when nothing does. */
export const firstProblem = (draft: DepositDraft): string | null => depositChecks.find((check) => check.fails(draft))?.says ?? null;

/** The chosen channel; the first one until another is chosen, and for every other method anew. @see FUNDS-015 */
export const channelOf = (channels: readonly DepositChannel[], chosen: number | null): DepositChannel | null =>
  channels.find(({ accountid }) => accountid === chosen) ?? channels[0] ?? null;

/** On which side of the channel's limits an amount lies; null inside them. */
export function outsideLimits(paisa: Paisa, { min, max }: Pick<DepositChannel, 'min' | 'max'>): 'below' | 'above' | null {
  if (paisa < paisaOfTaka(min)) return 'below';
  return paisa > paisaOfTaka(max) ? 'above' : null;
}

/** Promotions that a deposit may take: in use, and between their dates (N-67). */
export const openPromotions = (promotions: readonly Promotion[], nowMs: number): Promotion[] =>
  promotions.filter(
    ({ status, start_date: from, end_date: to }) => status === 'active' && Date.parse(from) <= nowMs && nowMs <= Date.parse(to),
  );

/** Money that a deposit brings, and what is to be staked before the next withdrawal: of the rebate once, too. */
export function whatItBrings(deposit: Paisa, terms: BonusTerms | null) {
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

/** Newest first, as the platform sends them. */
export const latestDeposits = (transactions: readonly Transaction[]) =>
  transactions.filter(({ action }) => action === 'deposit').slice(0, RECORDS_SHOWN);
