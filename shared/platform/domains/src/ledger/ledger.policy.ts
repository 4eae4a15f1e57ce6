import { paisa, type Paisa } from '@site/api/money';
import type { AccountRef } from './ledger.accounts';

export interface Posting {
  account: AccountRef;
  /** Change of the account's balance; negative for a debit. */
  amount: Paisa;
}

/** Returns why a journal is invalid, or null. It runs before the checks of the database. */
export function journalProblem(postings: readonly Posting[]): string | null {
  if (postings.length < 2) return 'A journal needs two postings';
  if (postings.some(({ amount }) => amount === 0n)) return 'A posting moves nothing';
  if (postings.reduce((sum, { amount }) => sum + amount, 0n) !== 0n) return 'A journal must sum to zero';
  return null;
}

/** Main wallets first, then the others by key: one lock order for all transactions prevents deadlocks. */
export const inLockOrder = (accounts: readonly AccountRef[]) => [...accounts].sort((a, b) => rank(a) - rank(b) || (a.key < b.key ? -1 : 1));

const rank = ({ owner, kind }: AccountRef) => (owner === 'player' && kind === 'CASH' ? 0 : 1);

export interface Balance {
  amount: Paisa;
  isOverdrawn: boolean;
}

/**
 * The balance after a change. Only a journal that may overdraw takes it below zero; from then on credits are accepted and debits refused.
 * @returns null when the change is refused
 */
export function balanceAfter(balance: Balance, change: Paisa, mayOverdraw: boolean): Balance | null {
  const amount = paisa(balance.amount + change);
  if (amount >= 0n) return { amount, isOverdrawn: false };
  return mayOverdraw || (balance.isOverdrawn && change > 0n) ? { amount, isOverdrawn: true } : null;
}
