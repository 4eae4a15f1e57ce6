/**
 * Texts of refusals that pages say before they ask. The list of refusals stays out of the first chunk of a page.
 * @see spec A 5
 */
export const VERIFY_PHONE = 'Please verify your phone number first.';
export const PENDING_DEPOSIT =
  'You already have a deposit request pending. Please wait for it to be processed before making another deposit.';
export const PENDING_WITHDRAW =
  'You already have a withdraw request pending. Please wait for it to be processed before making another withdraw request.';
export const METHOD_REQUIRED = 'Please select a valid payment method.';
export const ACCOUNT_NUMBER_INVALID = 'Please provide a valid 11-digit account number.';
export const TRX_REQUIRED = 'Please provide your TRX ID. It should be valid.';
export const RECEIPT_KIND = 'A receipt is a JPG, PNG or PDF file.';
export const RECEIPT_TOO_LARGE = 'A receipt has at most 5 MB.';
