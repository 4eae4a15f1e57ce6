/** @see spec A 5 */
export const AMOUNT_REQUIRED = 'Please fill in your amount.';
export const CHANNEL_REQUIRED = 'Please select a Deposit channel.';
export const NO_ACCOUNT_NUMBER = 'No account number to copy!';
export const NO_AMOUNT = 'No Amount to copy!';
export const WITHDRAW_AMOUNT_REQUIRED = 'Amount is required.';
export const WITHDRAW_ACCOUNT_REQUIRED = 'Account number is required.';
export const WITHDRAW_METHOD_REQUIRED = 'Please select your payment method.';
export const VERIFICATION_NEEDED = 'Please complete the verification below before you proceed with the withdrawal request.';
export const COMPLETE_TURNOVER = 'Please complete your turnover and try again.';
/** @see spec A 8 */
export const FUNDS_ERROR = 'An error occurred. Please try again.';
export const CHECK_ERROR = 'An error occurred.';
export const CHECK_UNKNOWN_ERROR = 'An unknown error occurred.';
/** @see spec A 7 */
export const EWALLET_REQUESTED = 'Pay to this number within 10 minutes, then confirm it with your TRX ID.';
export const SUBMISSION_FAILED = 'Submission failed:';
export const SUBMISSION_SUCCESSFUL = 'Submission successful!';
export const WITHDRAWAL_SUCCESSFUL = 'Withdrawal successful!';
export const NOT_LOGGED_IN = 'User not logged in';
/** @see spec A 2 */
export const ON_ITS_WAY = 'Get Ready! Your Money is on its way. You will get it within';

/** Reasons that the platform itself gives for a refused request; an operator may write others. */
export const REASON_AMOUNT = 'The amount does not match the transfer.';
export const REASON_NOT_FOUND = 'No transfer with this TRX ID was found.';
export const REASON_ACCOUNT = 'The receiving account is not active.';
export const REASON_REVERTED = 'Reverted by the player.';
/** What taking a request back answers: one that waited, and one that was refused before. */
export const REQUEST_REVERTED = 'The request was taken back.';
export const REQUEST_CLOSED = 'The request was closed.';
