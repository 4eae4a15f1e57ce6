import type { OpenPayment, WalletNumber } from '@site/api/contracts/funds';
import { printAmount } from '@site/api/money';
import type { PaymentMethodRow } from '../payment-methods/payment-methods.rows';
import type { PaymentInstruction } from './payment-instructions.repository';
import { secondsLeft } from './payment-instructions.rules';

/** The call returns a list with at most one number. */
export const presentNumbers = (quote: PaymentInstruction | null, at: Date): WalletNumber[] =>
  quote ? [{ account_number: quote.accountNumber, id: quote.walletNumberId, expires_in: secondsLeft(quote, at) }] : [];

export const presentPayment = (quote: PaymentInstruction, at: Date) => ({
  transaction: quote.publicId,
  number: quote.accountNumber,
  expires_in: secondsLeft(quote, at),
});

export const presentOpen = ({ quote, method }: { quote: PaymentInstruction; method: PaymentMethodRow }, at: Date): OpenPayment => ({
  amount: printAmount(quote.amount),
  method: { id: method.id, name: method.name, icon: method.icon, account_type: method.accountType },
  promotion: quote.flow === 'plain' ? quote.wishedPromotionId : quote.promotionId,
  number: quote.accountNumber,
  transaction: quote.flow === 'ewallet' ? quote.publicId : null,
  expires_in: secondsLeft(quote, at),
});
