import type { OpenPayment, WalletNumber } from '@site/api/contracts/funds';
import { printAmount } from '@site/api/money';
import type { PaymentMethodRow } from '../payment-methods/payment-methods.rows';
import type { QuotedNumber } from './quotes.repository';
import { secondsLeft } from './quotes.rules';

/** The call returns a list with at most one number. */
export const presentNumbers = (quote: QuotedNumber | null, at: Date): WalletNumber[] =>
  quote ? [{ account_number: quote.accountNumber, id: quote.walletNumberId, expires_in: secondsLeft(quote, at) }] : [];

export const presentPayment = (quote: QuotedNumber, at: Date) => ({
  transaction: quote.publicId,
  number: quote.accountNumber,
  expires_in: secondsLeft(quote, at),
});

export const presentOpen = ({ quote, method }: { quote: QuotedNumber; method: PaymentMethodRow }, at: Date): OpenPayment => ({
  amount: printAmount(quote.amount),
  method: { id: method.id, name: method.name, icon: method.icon, account_type: method.accountType },
  promotion: quote.flow === 'plain' ? quote.wishedPromotionId : quote.promotionId,
  number: quote.accountNumber,
  transaction: quote.flow === 'ewallet' ? quote.publicId : null,
  expires_in: secondsLeft(quote, at),
});
