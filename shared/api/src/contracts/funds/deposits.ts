import * as z from '@site/api/schema';
import { methodId, owner, promotionId, receipt, sent, short } from './fields';
import { accountKindSchema } from './transactions';

/** A payment method: one account kind of a wallet or bank. @see FUNDS-027 */
export const paymentMethodSchema = z.object({
  id: z.number(),
  name: z.string(),
  icon: z.string(),
  status: z.string(),
  account_type: accountKindSchema(),
  /** Example of a TRX ID of this method, e.g. `BK7M2Q9XTA`. */
  trx_example: z.optional(z.string()),
});
/** A payment method, parsed. */
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

/** Payment methods, as a plain list or as the list of an e-wallet object. @see FUNDS-027, C-53 */
export const paymentMethodsSchema = z.union([
  z.array(paymentMethodSchema),
  z.object({ type: z.literal('ewallet'), pgs: z.array(paymentMethodSchema) }),
]);
/** Payment methods in either form, parsed. */
export type PaymentMethods = z.infer<typeof paymentMethodsSchema>;

/** Returns the payment methods, in the form that the operator's setting `payment_list` names. @see FUNDS-026, PLATFORM-035 */
export const getPaymentMethods = z.defineEndpoint({
  method: 'GET',
  path: '/api/payment-methods',
  access: 'public',
  input: z.strictObject({}),
  output: paymentMethodsSchema,
  errors: [],
  summary: 'Payment methods, as a plain list or as e-wallets, by the operator’s setting `payment_list`',
});

/** A deposit channel: `accountid` is the id of the payment method of this kind; limits are whole BDT. @see FUNDS-029, N-30 */
export const depositChannelSchema = z.object({
  accountid: z.number(),
  account_type: accountKindSchema(),
  min: z.number(),
  max: z.number(),
});
/** A deposit channel, parsed. */
export type DepositChannel = z.infer<typeof depositChannelSchema>;

/**
 * Returns the deposit channels of a payment method by its name; for an unknown name `success` is false and the list is empty. @see
 * FUNDS-028, PLATFORM-036
 */
export const showPaymentMethod = z.defineEndpoint({
  method: 'GET',
  path: '/api/showpayment-menthod',
  access: 'player',
  input: z.strictObject({ name: short() }),
  output: z.object({ success: z.boolean(), data: z.array(depositChannelSchema) }),
  errors: [],
  summary: 'Deposit channels of a method by its name; an unknown name has none',
});

/** A receiving number. `expires_in`: whole seconds for which the number is bound to this deposit. @see FUNDS-031 */
export const walletNumberSchema = z.object({ account_number: z.string(), id: z.number(), expires_in: z.number() });
/** A receiving number, parsed. */
export type WalletNumber = z.infer<typeof walletNumberSchema>;

/**
 * Returns a receiving number for an amount in BDT, bound to the player for 10 minutes: the same number for the same request, and an empty
 * list for an amount out of range.
 * @see FUNDS-030, PLATFORM-037, N-34
 */
export const getWalletNumber = z.defineEndpoint({
  method: 'GET',
  path: '/api/get-wallet-number',
  access: 'player',
  /** `promotion`: promotion of the coming deposit, stored for `getOpenPayment`. */
  input: z.strictObject({ name: short(), account_type: short(), amount: z.amountInput(), promotion: promotionId() }),
  output: z.array(walletNumberSchema),
  errors: [],
  summary: 'A receiving number for this amount, bound to the player for 10 minutes; the same one when asked again; none out of range',
});

/**
 * Begins an e-wallet payment of `amount` BDT; `expires_in` is the time to pay in whole seconds.
 * @throws `funds.phone_unverified`; `funds.deposit_pending`; `funds.method_unknown`; `funds.amount_out_of_range`; `funds.promotion_closed`;
 * `funds.no_number`; `funds.account_blocked`; `safer_play.limit_reached`, `safer_play.time_out` or `safer_play.excluded`;
 * `platform.too_many`
 * @see FUNDS-032, PLATFORM-038
 */
export const requestEwallet = z.defineEndpoint({
  method: 'POST',
  path: '/api/ewa/request',
  access: 'player',
  /** `type`: the account kind; `provider`: the method’s name. */
  input: z.strictObject({ amount: z.amountInput(), type: short(), provider: short(), promotion: promotionId() }),
  /** `transaction`: id for `confirmEwallet`; `number`: receiving number. */
  output: z.object({ transaction: z.string(), number: z.string(), message: z.string(), expires_in: z.number() }),
  errors: [
    'funds.phone_unverified',
    'funds.deposit_pending',
    'funds.method_unknown',
    'funds.amount_out_of_range',
    'funds.promotion_closed',
    'funds.no_number',
    'funds.account_blocked',
    'safer_play.limit_reached',
    'safer_play.time_out',
    'safer_play.excluded',
  ],
  money: true,
  summary: 'Ask for an e-wallet payment',
});

/**
 * Returns an e-wallet payment that was begun; `expires_in` is the time left in whole seconds.
 * @throws `platform.not_found`, also for a payment of another player
 */
export const showEwallet = z.defineEndpoint({
  method: 'GET',
  path: '/api/ewa/show',
  access: 'player',
  input: z.strictObject({ transaction: short() }),
  output: z.object({ transaction: z.string(), number: z.string(), expires_in: z.number() }),
  errors: [],
  summary: 'An e-wallet payment that was asked for, and how long it stays open',
});

/** A deposit that was begun and not submitted yet; its receiving number is still bound. `amount` in BDT, `expires_in` in whole seconds. */
export const openPaymentSchema = z.object({
  amount: z.amount(),
  method: z.object({ id: z.number(), name: z.string(), icon: z.string(), account_type: accountKindSchema() }),
  promotion: z.nullable(z.number()),
  /** Receiving number. */
  number: z.string(),
  /** Id for `confirmEwallet`; null for a payment without an e-wallet. */
  transaction: z.nullable(z.string()),
  expires_in: z.number(),
});
/** A deposit that was begun and not submitted yet, parsed. */
export type OpenPayment = z.infer<typeof openPaymentSchema>;

/** Returns the deposit that the player began last and can still pay, for a payment page that is opened again; null when there is none. */
export const getOpenPayment = z.defineEndpoint({
  method: 'GET',
  path: '/api/open-payment',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({ payment: z.nullable(openPaymentSchema) }),
  errors: [],
  summary: 'The deposit that the player began last and can still pay, for a payment page that was opened anew; null when there is none',
});

/** Refusals of a deposit that is submitted, confirmed or resubmitted. */
export const SUBMIT_ERRORS = [
  'funds.phone_unverified',
  'funds.deposit_pending',
  'funds.method_unknown',
  'funds.amount_out_of_range',
  'funds.quote_missing',
  'funds.quote_expired',
  'funds.account_number_invalid',
  'funds.phone_not_yours',
  'funds.trx_invalid',
  'funds.trx_used',
  'funds.promotion_closed',
  'funds.receipt_kind',
  'funds.receipt_too_large',
  'funds.receipt_quota',
  'funds.account_blocked',
  'safer_play.limit_reached',
  'safer_play.time_out',
  'safer_play.excluded',
] as const;

/**
 * Reports that an e-wallet payment was made; the deposit is pending afterwards.
 * @throws every code of `SUBMIT_ERRORS`; `platform.too_many`
 * @see FUNDS-033, PLATFORM-039
 */
export const confirmEwallet = z.defineEndpoint({
  method: 'POST',
  path: '/api/ewa/confirm',
  access: 'player',
  /** `trx_id`: the transaction of the request; `trxid`: the wallet’s own id; `number`: the player’s phone. */
  input: z.strictObject({ trx_id: short(), trxid: short(), number: short(), receipt: receipt() }),
  output: sent,
  errors: SUBMIT_ERRORS,
  money: true,
  summary: 'Say that an e-wallet payment was made',
});

/**
 * Submits a paid deposit of `amount` BDT, as JSON or as a form with a receipt; returns the id of its record.
 * @throws every code of `SUBMIT_ERRORS`; `platform.forbidden` for another player's `remote_id`; `platform.too_many`
 * @see FUNDS-034, FUNDS-035, PLATFORM-040
 */
export const submitDeposit = z.defineEndpoint({
  method: 'POST',
  path: '/api/submit-deposit',
  access: 'player',
  /** `account_number`: the player’s phone (C-51); `transaction_id`: the TRX ID; `payment_id`: the method (C-34). */
  input: z.strictObject({
    remote_id: owner(),
    account_number: short(),
    transaction_id: short(),
    amount: z.amountInput(),
    payment_id: methodId(),
    promotion_id: promotionId(),
    receipt: receipt(),
  }),
  output: sent,
  errors: SUBMIT_ERRORS,
  money: true,
  summary: 'Say that a deposit was paid; JSON, or a form with a receipt',
});
