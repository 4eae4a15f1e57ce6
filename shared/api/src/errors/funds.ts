import type { ErrorCatalogue } from './error-entry';
import {
  ACCOUNT_NUMBER_INVALID,
  METHOD_REQUIRED,
  PENDING_DEPOSIT,
  PENDING_WITHDRAW,
  RECEIPT_KIND,
  RECEIPT_TOO_LARGE,
  TRX_REQUIRED,
  VERIFY_PHONE,
} from './funds.messages';

export * from './funds.messages';

/**
 * Refusals of the cashier. Status 400 is reserved for the two refusals of the withdrawal check that the page turns into links. @see
 * PLATFORM-042
 */
export const fundsErrors = {
  'funds.phone_unverified': { status: 422, message: VERIFY_PHONE },
  'funds.deposit_pending': { status: 409, message: PENDING_DEPOSIT },
  'funds.withdraw_pending': { status: 409, message: PENDING_WITHDRAW },
  'funds.method_unknown': { status: 422, message: METHOD_REQUIRED },
  'funds.amount_out_of_range': { status: 422, message: 'The amount is outside the limits of this channel.' },
  'funds.no_number': { status: 409, message: 'No receiving number is free right now. Please try again later.' },
  'funds.quote_missing': { status: 409, message: 'Please ask for a receiving number first.' },
  'funds.quote_expired': { status: 409, message: 'The 10 minutes for this deposit are over. Please start again.' },
  'funds.account_number_invalid': { status: 422, message: ACCOUNT_NUMBER_INVALID },
  'funds.phone_not_yours': { status: 422, message: 'Only verified phone numbers of your account may be used.' },
  'funds.trx_invalid': { status: 422, message: TRX_REQUIRED },
  'funds.trx_used': { status: 409, message: 'This TRX ID was already used.' },
  'funds.promotion_closed': { status: 422, message: 'This promotion is not open.' },
  'funds.receipt_kind': { status: 422, message: RECEIPT_KIND },
  'funds.receipt_too_large': { status: 413, message: RECEIPT_TOO_LARGE },
  'funds.receipt_quota': { status: 422, message: 'You have sent 50 MB of files today. Please send this file tomorrow.' },
  'funds.birthday_missing': { status: 400, message: 'Please save your date of birth in your profile before you withdraw.' },
  'funds.turnover_active': { status: 400, message: 'Your turnover is not complete yet.' },
  'funds.withdrawal_out_of_range': { status: 422, message: 'A withdrawal is between 500 and 25,000 BDT.' },
  'funds.withdrawal_account_invalid': { status: 422, message: 'Please enter a valid account number.' },
  'funds.balance_low': { status: 422, message: 'Your balance does not cover this amount.' },
  'funds.not_changeable': { status: 409, message: 'This request cannot be changed any more.' },
  'funds.changed': { status: 409, message: 'The player has changed this request. Look at it again and name its attempt.' },
  'funds.too_early': { status: 409, message: 'You can change this request 30 minutes after its last step.' },
  'funds.account_blocked': { status: 403, message: 'Your account is blocked. Please contact support.' },
} as const satisfies ErrorCatalogue;
