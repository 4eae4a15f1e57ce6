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
