import type { WalletNumber } from '@site/api/contracts/funds';
import type { QuotedNumber } from './quotes.repository';
import { secondsLeft } from './quotes.rules';

/** A list, as the call answers it. */
export const presentNumbers = (quote: QuotedNumber | null, at: Date): WalletNumber[] =>
  quote ? [{ account_number: quote.accountNumber, id: quote.walletNumberId, expires_in: secondsLeft(quote, at) }] : [];

export const presentPayment = (quote: QuotedNumber, at: Date) => ({
  transaction: quote.publicId,
  number: quote.accountNumber,
  expires_in: secondsLeft(quote, at),
});
