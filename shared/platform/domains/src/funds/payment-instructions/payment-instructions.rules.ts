import { QUOTE_GRACE_S } from '@site/api/contracts/funds';
import { secondsAfter, secondsBetween } from '@site/platform-kit/time/clock';
import type { QuoteRow } from './payment-instructions.rows';

export type QuoteState = 'open' | 'expired' | 'missing';

/** State of a quote for a deposit. It stays open a little longer than the player is shown, so that a deposit sent in the last second passes. */
export function quoteState(quote: QuoteRow | null, at: Date): QuoteState {
  if (!quote || quote.usedAt) return 'missing';
  return at <= secondsAfter(quote.expiresAt, QUOTE_GRACE_S) ? 'open' : 'expired';
}

/** Whole seconds, at least 0, rounded up. */
export const secondsLeft = ({ expiresAt, usedAt }: QuoteRow, at: Date) =>
  usedAt ? 0 : Math.max(0, Math.ceil(secondsBetween(at, expiresAt)));
