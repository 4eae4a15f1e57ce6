import * as z from '@site/api/schema';
import { PAGE_SIZES } from '../site';
import { cashFilter } from './cash-filter';
import { accountKindSchema, transactionSchema } from './transactions';

const owner = () => z.optional(z.string().check(z.maxLength(64)));
const methodId = () => z.int().check(z.gte(0), z.lte(1_000_000));
const short = () => z.string().check(z.maxLength(64));
/** None: left out, null, 0 or an empty text, as forms send it. */
const promotionId = () =>
  z.optional(
    z.pipe(
      z.union([z.int().check(z.gte(0), z.lte(1_000_000)), z.literal(''), z.nullable(z.literal('null'))]),
      z.transform((value) => (typeof value === 'number' && value > 0 ? value : null)),
    ),
  );
const receipt = () => z.optional(z.file());
const sent = z.object({ success: z.literal(true), message: z.string(), transaction_id: z.string() });

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
  input: z.strictObject({ name: short(), account_type: short(), amount: z.amountInput() }),
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

const SUBMIT_ERRORS = [
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
  maxBodyBytes: 6_291_456,
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
  maxBodyBytes: 6_291_456,
  summary: 'Say that a deposit was paid; JSON, or a form with a receipt',
});

const WITHDRAW_ERRORS = [
  'funds.phone_unverified',
  'funds.withdraw_pending',
  'funds.birthday_missing',
  'funds.turnover_active',
  'account.under_age',
  'funds.account_blocked',
] as const;

export const checkWithdrawal = z.defineEndpoint({
  method: 'GET',
  path: '/api/userwithdrawcheck',
  access: 'player',
  input: z.strictObject({ remote_id: owner() }),
  output: z.object({ success: z.boolean(), message: z.optional(z.string()) }),
  errors: WITHDRAW_ERRORS,
  /** 400 means a missing birthday or active turnover, and nothing else. @see PLATFORM-042 */
  unreadable: 422,
  summary: 'Whether the player may withdraw',
});

export const submitWithdraw = z.defineEndpoint({
  method: 'POST',
  path: '/api/submit-withdraw',
  access: 'player',
  /** `payment_id`: 0 with e-wallets, where `provider` names the method. */
  input: z.strictObject({
    remote_id: owner(),
    account_number: short(),
    amount: z.amountInput(),
    payment_id: methodId(),
    provider: short(),
  }),
  output: z.object({ success: z.boolean(), message: z.string(), transaction_id: z.optional(z.string()) }),
  errors: [
    ...WITHDRAW_ERRORS,
    'funds.method_unknown',
    'funds.withdrawal_out_of_range',
    'funds.withdrawal_account_invalid',
    'funds.balance_low',
  ],
  money: true,
  summary: 'Ask for a withdrawal; the amount is held until it is decided',
});

export const getTransactions = z.defineEndpoint({
  method: 'GET',
  path: '/api/transaction/show',
  access: 'player',
  /** Without `type` deposits and withdrawals only; with -1 adjustments as well. Without `page` the last 500. */
  input: z.strictObject({
    remote_id: owner(),
    ...cashFilter(),
    page: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
    per_page: z.optional(z.literal(PAGE_SIZES)),
  }),
  output: z.array(transactionSchema),
  errors: [],
  summary: 'Records of the cashier, newest first',
});

export const revertTransaction = z.defineEndpoint({
  method: 'POST',
  path: '/api/transaction/revert',
  access: 'player',
  input: z.strictObject({ transaction_id: short() }),
  output: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['funds.not_changeable', 'funds.too_early'],
  money: true,
  summary: 'Take back a deposit that waits, or close a request that was refused, after 30 minutes (N-42)',
});

export const resubmitTransaction = z.defineEndpoint({
  method: 'POST',
  path: '/api/transaction/resubmit',
  access: 'player',
  /** `trx_id` and `receipt`: of a deposit. */
  input: z.strictObject({
    transaction_id: short(),
    account_number: short(),
    amount: z.amountInput(),
    trx_id: z.optional(short()),
    receipt: receipt(),
  }),
  output: sent,
  errors: [
    'funds.not_changeable',
    'funds.too_early',
    ...SUBMIT_ERRORS,
    'funds.withdraw_pending',
    'funds.birthday_missing',
    'funds.turnover_active',
    'account.under_age',
    'funds.withdrawal_out_of_range',
    'funds.withdrawal_account_invalid',
    'funds.balance_low',
  ],
  money: true,
  maxBodyBytes: 6_291_456,
  summary: 'Send a refused request again with other values, after 30 minutes (N-42)',
});

export const getReceipt = z.defineEndpoint({
  method: 'GET',
  path: '/api/transaction/receipt',
  access: 'player',
  input: z.strictObject({ transaction_id: short() }),
  output: z.file(),
  errors: [],
  summary: 'The receipt of an own deposit, as an attachment',
});
