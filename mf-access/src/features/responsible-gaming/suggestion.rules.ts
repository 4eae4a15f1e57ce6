import type { StatementMonth } from '@site/api/contracts/records';
import type { LimitKind, PlayLimit } from '@site/api/contracts/safer-play';
import { paisa, type Paisa } from '@site/api/money';
import { paisaOf } from '@site/i18n';

/** Fewest months with an amount for a suggestion. */
const LEAST_MONTHS = 3;
/** Suggestions are rounded up to whole hundreds of taka. */
const STEP = 10_000n;

/** Amount of a month that counts for a kind of limit, in paisa; a month that was won counts as no loss. */
const AMOUNTS: Record<LimitKind, (month: StatementMonth) => Paisa> = {
  deposit: ({ deposits }) => paisaOf(deposits),
  wager: ({ stakes }) => paisaOf(stakes),
  loss: ({ profit_loss: result }) => paisa(-paisaOf(result)),
};

/**
 * The monthly limit that a player's own history suggests: the median of the full months with an amount, rounded up. A half of those months
 * would have stayed under it. @param months of the statement, the running one first @returns null with fewer than three such months
 */
export function suggestedLimit(kind: LimitKind, months: readonly StatementMonth[]): Paisa | null {
  const amounts = months
    .slice(1)
    .map(AMOUNTS[kind])
    .filter((amount) => amount > 0n)
    .sort((one, other) => (one < other ? -1 : 1));
  if (amounts.length < LEAST_MONTHS) return null;
  const upper = amounts[Math.floor(amounts.length / 2)] ?? 0n;
  const lower = amounts[Math.floor((amounts.length - 1) / 2)] ?? 0n;
  const median = (upper + lower) / 2n;
  return paisa(((median + STEP - 1n) / STEP) * STEP);
}

export interface Suggestion {
  kind: LimitKind;
  amount: Paisa;
}

/** Suggestions for monthly limits that are not set, or that are higher than the suggestion. */
export function suggestionsFor(limits: readonly PlayLimit[], months: readonly StatementMonth[]): Suggestion[] {
  return limits
    .filter(({ period }) => period === 'month')
    .flatMap(({ kind, amount: current }) => {
      const amount = suggestedLimit(kind, months);
      return amount !== null && (current === null || amount < paisaOf(current)) ? [{ kind, amount }] : [];
    });
}
