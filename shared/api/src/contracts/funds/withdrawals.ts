import * as z from '@site/api/schema';
import { confirmation, CONFIRMATION_ERRORS } from '../security/confirmation';
import { methodId, owner, short } from './fields';

const WITHDRAW_ERRORS = [
  'funds.phone_unverified',
  'funds.withdraw_pending',
  'funds.birthday_missing',
  'funds.turnover_active',
  'account.under_age',
  'funds.account_blocked',
] as const;

/**
 * Checks that the player may withdraw.
 * @throws `funds.birthday_missing` or `funds.turnover_active`, the only ones with status 400; `funds.phone_unverified`;
 * `funds.withdraw_pending`; `account.under_age`; `funds.account_blocked`; `platform.forbidden` for another player's `remote_id`
 * @see FUNDS-063, PLATFORM-042
 */
export const checkWithdrawal = z.defineEndpoint({
  method: 'GET',
  path: '/api/userwithdrawcheck',
  access: 'player',
  input: z.strictObject({ remote_id: owner() }),
  output: z.object({ success: z.boolean(), message: z.optional(z.string()) }),
  errors: WITHDRAW_ERRORS,
  /** Status 400 means a missing birthday or an active turnover, and nothing else. @see PLATFORM-042 */
  unreadable: 422,
  summary: 'Whether the player may withdraw',
});

/**
 * Requests a withdrawal of `amount` BDT; the amount is held until the decision.
 * @throws the codes of `checkWithdrawal`; `funds.method_unknown`; `funds.withdrawal_out_of_range`; `funds.withdrawal_account_invalid`;
 * `funds.balance_low`; `security.password_needed` or `security.code_needed` without a valid `confirmation`
 * @see FUNDS-066, FUNDS-067, PLATFORM-043
 */
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
    confirmation: confirmation(),
  }),
  output: z.object({ success: z.boolean(), message: z.string(), transaction_id: z.optional(z.string()) }),
  errors: [
    ...WITHDRAW_ERRORS,
    'funds.method_unknown',
    'funds.withdrawal_out_of_range',
    'funds.withdrawal_account_invalid',
    'funds.balance_low',
    ...CONFIRMATION_ERRORS,
  ],
  money: true,
  summary: 'Ask for a withdrawal; the amount is held until it is decided',
});
