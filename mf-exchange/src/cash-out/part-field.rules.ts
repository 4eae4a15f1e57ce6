import { CASH_OUT_SHARE } from '@site/api/contracts/exchange';

/** Whole percent of a typed text; null when it is not within the limits. */
export function percentOf(text: string): number | null {
  const percent = Number(text);
  const { least, most, step } = CASH_OUT_SHARE;
  return text !== '' && percent >= least && percent <= most && percent % step === 0 ? percent : null;
}
