import { PLAIN_TYPED_AMOUNT } from '@site/api/money';
import { paisaOf } from '@site/i18n';
import type { Failure } from '@site/remote/failure';

/** The player moves all free money to the game, an amount, or nothing. */
export const MONEY_CHOICES = ['all', 'some', 'none'] as const;
export type MoneyChoice = (typeof MONEY_CHOICES)[number];

/** The amount as it was typed, without spaces around it; null for none that can be moved. */
export function readAmount(typed: string, most: string): string | null {
  const amount = typed.trim();
  if (!PLAIN_TYPED_AMOUNT.test(amount) || paisaOf(amount) <= 0n || paisaOf(amount) > paisaOf(most)) return null;
  return amount;
}

/** Words for money that was not moved, or of which nobody can say yet what became of it. */
export function moneyProblemText({ kind, serverMessage }: Failure): string {
  if (kind === 'unreachable' || kind === 'fault' || kind === 'off-contract') return 'money.unknown';
  return serverMessage ?? 'money.failed';
}
