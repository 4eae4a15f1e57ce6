/**
 * Message of `funds.phone_unverified`. Pages show the texts of this file before a call, so the texts are apart from the list of refusals,
 * which stays out of a page's first chunk.
 * @see FUNDS-016
 */
export const VERIFY_PHONE = 'Please verify your phone number first.';
/** Message of `funds.deposit_pending`. @see FUNDS-017 */
export const PENDING_DEPOSIT =
  'You already have a deposit request pending. Please wait for it to be processed before making another deposit.';
/** Message of `funds.withdraw_pending`. @see FUNDS-056 */
export const PENDING_WITHDRAW =
  'You already have a withdraw request pending. Please wait for it to be processed before making another withdraw request.';
/** Message of `funds.method_unknown`. @see FUNDS-019 */
export const METHOD_REQUIRED = 'Please select a valid payment method.';
/** Message of `funds.account_number_invalid`. @see FUNDS-044 */
export const ACCOUNT_NUMBER_INVALID = 'Please provide a valid 11-digit account number.';
/** Message of `funds.trx_invalid`. @see FUNDS-045 */
export const TRX_REQUIRED = 'Please provide your TRX ID. It should be valid.';
/** Message of `funds.receipt_kind`. @see N-29 */
export const RECEIPT_KIND = 'A receipt is a JPG, PNG or PDF file.';
/** Message of `funds.receipt_too_large`. @see N-29 */
export const RECEIPT_TOO_LARGE = 'A receipt has at most 5 MB.';
