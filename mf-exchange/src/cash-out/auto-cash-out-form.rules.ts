import { MAX_MARKET_PROFIT } from '@site/api/contracts/exchange';
import { parseAmount, type Paisa } from '@site/api/money';

export interface TypedLimits {
  target: string;
  stop: string;
}

/** Key of the text about one field; null when the field is right or empty. */
export type LimitProblem = 'cashOut.auto.wrong' | 'cashOut.auto.reached.target' | 'cashOut.auto.reached.stop' | null;

/**
 * The first problem of each field. A limit that is reached already would cash out at once, and there is a button for that.
 * @param worth locked result of the cash-out now, in paisa; null while there is no offer
 */
export function problemsOf(typed: TypedLimits, worth: Paisa | null): Record<keyof TypedLimits, LimitProblem> {
  const problemOf = (field: keyof TypedLimits): LimitProblem => {
    if (typed[field] === '') return null;
    const amount = parseAmount(typed[field]);
    if (amount === null || amount <= 0n || amount > MAX_MARKET_PROFIT) return 'cashOut.auto.wrong';
    if (worth === null) return null;
    return (field === 'target' ? worth >= amount : worth <= -amount) ? `cashOut.auto.reached.${field}` : null;
  };
  return { target: problemOf('target'), stop: problemOf('stop') };
}
