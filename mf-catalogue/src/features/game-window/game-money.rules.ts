import { PLAIN_TYPED_AMOUNT } from '@site/api/money';
import { paisaOf } from '@site/i18n';
import type { Failure } from '@site/remote/failure';

/** The player moves all free money to the game, an amount of it, or nothing. */
export const MONEY_CHOICES = ['all', 'some', 'none'] as const;
export type MoneyChoice = (typeof MONEY_CHOICES)[number];

/** The typed amount without surrounding spaces; null when it is no amount that can be moved. */
export function readAmount(typed: string, most: string): string | null {
  const amount = typed.trim();
  if (!PLAIN_TYPED_AMOUNT.test(amount) || paisaOf(amount) <= 0n || paisaOf(amount) > paisaOf(most)) return null;
  return amount;
}

/** Text key, or the platform's own message, for a move that was refused or whose outcome is unknown. */
export function moneyProblemText({ kind, serverMessage }: Failure): string {
  if (kind === 'unreachable' || kind === 'fault' || kind === 'off-contract') return 'money.unknown';
  return serverMessage ?? 'money.failed';
}
