import { elevenDigitsOf, isElevenDigits } from '@site/api/contracts/funds';
import type { Paisa } from '@site/api/money';
import { firstFailing } from '@site/platform-kit/base/checks';
import type { Limits } from '@site/platform-kit/pace/limits';
import { isWithinLimits } from '../payment-methods/payment-methods.policy';
import type { PaymentMethodRow } from '../payment-methods/payment-methods.rows';
import { isOpen, type PromotionRow } from '#rewards';
import type { QuoteState } from '../payment-instructions/payment-instructions.rules';

/** Counter and limit of the transfers that a player names, in new deposits and in resent ones, so that nobody can try out TRX IDs. */
export const triesOf = (playerId: number, { depositsPerPlayer }: Limits) => ({ key: `deposit:${playerId}`, limit: depositsPerPlayer });

export interface Trx {
  /** As the player typed it. */
  id: string;
  /** Spelling for comparison: without spaces, in capitals. */
  key: string;
}

export const readTrx = (text: string): Trx => ({ id: text.trim(), key: text.replace(/\s/g, '').toUpperCase() });

export interface DepositEligibility {
  verifiedPhones: readonly string[];
  hasPending: boolean;
  method: PaymentMethodRow | null;
  amount: Paisa;
}

/** Returns why the player may not deposit that amount, or null. The player's own limits and breaks are checked after it. */
export const eligibilityProblem = firstFailing<DepositEligibility>([
  { failsWhen: ({ verifiedPhones }) => !verifiedPhones.length, code: 'funds.phone_unverified' },
  { failsWhen: ({ hasPending }) => hasPending, code: 'funds.deposit_pending' },
  { failsWhen: ({ method }) => method?.status !== 'active', code: 'funds.method_unknown' },
  { failsWhen: ({ method, amount }) => !method || !isWithinLimits(method, amount), code: 'funds.amount_out_of_range' },
]);

/** `none` and an open promotion pass; null is an unknown one and is refused. */
export const isRefusedPromotion = (promotion: PromotionRow | 'none' | null, at: Date) =>
  promotion !== 'none' && (!promotion || !isOpen(promotion, at));

export interface DepositTransfer {
  verifiedPhones: readonly string[];
  accountNumber: string;
  quote: QuoteState;
  trx: Trx;
  trxPattern: string;
  isTrxTaken: boolean;
}

/** Returns why the transfer of an allowed deposit is refused, or null. */
export const transferProblem = firstFailing<DepositTransfer>([
  { failsWhen: ({ accountNumber }) => !isElevenDigits(accountNumber), code: 'funds.account_number_invalid' },
  {
    failsWhen: ({ accountNumber, verifiedPhones }) => !verifiedPhones.some((phone) => elevenDigitsOf(phone) === accountNumber),
    code: 'funds.phone_not_yours',
  },
  { failsWhen: ({ quote }) => quote === 'missing', code: 'funds.quote_missing' },
  { failsWhen: ({ quote }) => quote === 'expired', code: 'funds.quote_expired' },
  { failsWhen: ({ trx, trxPattern }) => !new RegExp(trxPattern).test(trx.key), code: 'funds.trx_invalid' },
  { failsWhen: ({ isTrxTaken }) => isTrxTaken, code: 'funds.trx_used' },
]);
