import * as z from '@site/api/schema';
import { methodId, owner, promotionId, receipt, sent, short } from './fields';
import { accountKindSchema } from './transactions';

/** One account kind of a wallet or bank. @see spec A 3 */
export const paymentMethodSchema = z.object({
  id: z.number(),
  name: z.string(),
  icon: z.string(),
  status: z.string(),
  account_type: accountKindSchema(),
  /** What a TRX ID of it looks like, e.g. `BK7M2Q9XTA`. */
  trx_example: z.optional(z.string()),
});
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

export const paymentMethodsSchema = z.union([
  z.array(paymentMethodSchema),
  z.object({ type: z.literal('ewallet'), pgs: z.array(paymentMethodSchema) }),
]);
export type PaymentMethods = z.infer<typeof paymentMethodsSchema>;

export const getPaymentMethods = z.defineEndpoint({
  method: 'GET',
  path: '/api/payment-methods',
  access: 'public',
  input: z.strictObject({}),
  output: paymentMethodsSchema,
  errors: [],
  summary: 'Payment methods, as a plain list or as e-wallets, by the operator’s setting `payment_list`',
});

/** `accountid` is the id of the payment method that takes this kind; limits are whole BDT. @see spec A 3 */
export const depositChannelSchema = z.object({
  accountid: z.number(),
  account_type: accountKindSchema(),
  min: z.number(),
  max: z.number(),
});
export type DepositChannel = z.infer<typeof depositChannelSchema>;

export const showPaymentMethod = z.defineEndpoint({
  method: 'GET',
  path: '/api/showpayment-menthod',
  access: 'player',
  input: z.strictObject({ name: short() }),
  output: z.object({ success: z.boolean(), data: z.array(depositChannelSchema) }),
  errors: [],
  summary: 'Deposit channels of a method by its name; an unknown name has none',
});

/** `expires_in`: whole seconds that the number stays bound to this deposit. */
export const walletNumberSchema = z.object({ account_number: z.string(), id: z.number(), expires_in: z.number() });
export type WalletNumber = z.infer<typeof walletNumberSchema>;

export const getWalletNumber = z.defineEndpoint({
  method: 'GET',
  path: '/api/get-wallet-number',
  access: 'player',
  /** `promotion`: the one that will be named with the deposit; kept for `getOpenPayment`. */
  input: z.strictObject({ name: short(), account_type: short(), amount: z.amountInput(), promotion: promotionId() }),
  output: z.array(walletNumberSchema),
  errors: [],
  summary: 'A receiving number for this amount, bound to the player for 10 minutes; the same one when asked again; none out of range',
});

export const requestEwallet = z.defineEndpoint({
  method: 'POST',
  path: '/api/ewa/request',
  access: 'player',
  /** `type`: the account kind; `provider`: the method’s name. */
  input: z.strictObject({ amount: z.amountInput(), type: short(), provider: short(), promotion: promotionId() }),
  /** `transaction`: what the deposit is confirmed under; `number`: where to pay. */
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

export const showEwallet = z.defineEndpoint({
  method: 'GET',
  path: '/api/ewa/show',
  access: 'player',
  input: z.strictObject({ transaction: short() }),
  output: z.object({ transaction: z.string(), number: z.string(), expires_in: z.number() }),
  errors: [],
  summary: 'An e-wallet payment that was asked for, and how long it stays open',
});

/** A deposit that was begun: its number is bound still, and nothing was sent yet. */
export const openPaymentSchema = z.object({
  amount: z.amount(),
  method: z.object({ id: z.number(), name: z.string(), icon: z.string(), account_type: accountKindSchema() }),
  promotion: z.nullable(z.number()),
  /** Where to pay. */
  number: z.string(),
  /** Of an e-wallet payment: what it is confirmed under. */
  transaction: z.nullable(z.string()),
  expires_in: z.number(),
});
export type OpenPayment = z.infer<typeof openPaymentSchema>;

export const getOpenPayment = z.defineEndpoint({
  method: 'GET',
  path: '/api/open-payment',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({ payment: z.nullable(openPaymentSchema) }),
  errors: [],
  summary: 'The deposit that the player began last and can still pay, for a payment page that was opened anew; null when there is none',
});

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
