import * as z from '@site/api/schema';
import { confirmation, CONFIRMATION_ERRORS } from '../security/confirmation';
import { PAGE_SIZES } from '../site';
import { cashFilter } from './cash-filter';
import { SUBMIT_ERRORS } from './deposits';
import { owner, receipt, sent, short } from './fields';
import { transactionSchema } from './transactions';

/**
 * Returns the player's cashier records, newest first.
 * @throws `platform.forbidden` for another player's `remote_id`
 * @see FUNDS-037, RECORDS-027, PLATFORM-045
 */
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

/**
 * Takes back a pending request, or closes a refused one, from `CHANGE_WAIT_S` after its last step on.
 * @throws `platform.not_found`, also for a record of another player; `funds.not_changeable`; `funds.too_early`
 * @see RECORDS-030, N-42
 */
export const revertTransaction = z.defineEndpoint({
  method: 'POST',
  path: '/api/transaction/revert',
  access: 'player',
  input: z.strictObject({ transaction_id: short() }),
  output: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['funds.not_changeable', 'funds.too_early'],
  money: true,
  summary: 'Take back a request that waits, or close one that was refused, after 30 minutes (N-42)',
});

/**
 * Sends a pending or refused request again with other values, from `CHANGE_WAIT_S` after its last step on.
 * @throws `platform.not_found`, also for a record of another player; `funds.not_changeable`; `funds.too_early`; for a deposit every code of
 * `SUBMIT_ERRORS`; for a withdrawal the codes of `submitWithdraw`
 * @see RECORDS-030, N-42
 */
export const resubmitTransaction = z.defineEndpoint({
  method: 'POST',
  path: '/api/transaction/resubmit',
  access: 'player',
  /** Only a deposit carries `trx_id` and `receipt`. */
  input: z.strictObject({
    transaction_id: short(),
    account_number: short(),
    amount: z.amountInput(),
    trx_id: z.optional(short()),
    receipt: receipt(),
    /** Only a withdrawal carries it. */
    confirmation: confirmation(),
  }),
  output: sent,
  errors: [
    ...CONFIRMATION_ERRORS,
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
  summary: 'Send a request that waits or was refused again with other values, after 30 minutes (N-42)',
});

/**
 * Returns the receipt of an own deposit as a download.
 * @throws `platform.not_found`, also for a record of another player
 */
export const getReceipt = z.defineEndpoint({
  method: 'GET',
  path: '/api/transaction/receipt',
  access: 'player',
  input: z.strictObject({ transaction_id: short() }),
  output: z.file(),
  errors: [],
  summary: 'The receipt of an own deposit, as an attachment',
});
