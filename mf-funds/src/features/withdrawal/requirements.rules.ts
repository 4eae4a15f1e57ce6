import type { Profile } from '@site/api/contracts/account';
import { findPending, type Transaction } from '@site/api/contracts/funds';
import type { Turnover } from '@site/api/contracts/turnover';
import { paisa, sumOf, type Paisa } from '@site/api/money';
import { paisaOf } from '@site/i18n';

/** Turnover that is left, over all active tickets. */
export interface OpenTurnover {
  remaining: Paisa;
  /** Completed part in whole percent, 0 to 100; 100 only when nothing remains. */
  percent: number;
}

export function openTurnover(turnovers: readonly Turnover[]): OpenTurnover {
  const active = turnovers.filter(({ status }) => status === 'active');
  const sum = (amountOf: (turnover: Turnover) => string) => sumOf(active.map((turnover) => paisaOf(amountOf(turnover))));
  const remaining = sum((turnover) => turnover.remaining_turnover);
  const required = sum((turnover) => turnover.required_turnover);
  if (remaining <= 0n || required <= 0n) return { remaining: paisa(0n), percent: 100 };
  return { remaining, percent: Math.max(0, Number(((required - remaining) * 100n) / required)) };
}

export interface WithdrawalRequirements {
  hasBirthday: boolean;
  hasPhone: boolean;
  /** Null when it could not be read. */
  turnover: OpenTurnover | null;
  pending: Transaction | null;
}

/** The platform's requirements for a withdrawal. @see FUNDS-061, FUNDS-062 */
export const requirementsOf = (
  { dofb }: Pick<Profile, 'dofb'>,
  hasPhone: boolean,
  transactions: readonly Transaction[],
  turnovers: readonly Turnover[] | undefined,
): WithdrawalRequirements => ({
  hasBirthday: dofb !== null,
  hasPhone,
  turnover: turnovers ? openTurnover(turnovers) : null,
  pending: findPending(transactions, 'withdraw'),
});

/** A part of the profile, or the player's activity. */
export type NeedGroup = 'personal' | 'contact' | 'play';

interface Need {
  name: 'birthday' | 'phone' | 'turnover' | 'pending';
  group: NeedGroup;
  isDone: (requirements: WithdrawalRequirements) => boolean;
}

/** In the order of the screen. */
const NEEDS: readonly Need[] = [
  { name: 'birthday', group: 'personal', isDone: ({ hasBirthday }) => hasBirthday },
  { name: 'phone', group: 'contact', isDone: ({ hasPhone }) => hasPhone },
  { name: 'turnover', group: 'play', isDone: ({ turnover }) => turnover?.remaining === 0n },
  { name: 'pending', group: 'play', isDone: ({ pending }) => pending === null },
];

export const missingOf = (requirements: WithdrawalRequirements) => NEEDS.filter(({ isDone }) => !isDone(requirements));
export const doneOf = (requirements: WithdrawalRequirements) => NEEDS.filter(({ isDone }) => isDone(requirements));

/** True if birthday and phone, the specified verification, are complete. @see FUNDS-061 */
export const isVerified = ({ hasBirthday, hasPhone }: WithdrawalRequirements) => hasBirthday && hasPhone;
