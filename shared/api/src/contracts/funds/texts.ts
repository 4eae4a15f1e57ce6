/** Message for a deposit without an amount. @see FUNDS-018 */
export const AMOUNT_REQUIRED = 'Please fill in your amount.';
/** Message for a deposit without a channel. @see FUNDS-020 */
export const CHANNEL_REQUIRED = 'Please select a Deposit channel.';
/** Message when there is no account number to copy. @see FUNDS-047 */
export const NO_ACCOUNT_NUMBER = 'No account number to copy!';
/** Message when there is no amount to copy. @see FUNDS-048 */
export const NO_AMOUNT = 'No Amount to copy!';
/** Message for a withdrawal without an amount. @see FUNDS-057 */
export const WITHDRAW_AMOUNT_REQUIRED = 'Amount is required.';
/** Message for a withdrawal without an account number. @see FUNDS-058 */
export const WITHDRAW_ACCOUNT_REQUIRED = 'Account number is required.';
/** Message for a withdrawal without a payment method. @see FUNDS-059 */
export const WITHDRAW_METHOD_REQUIRED = 'Please select your payment method.';
/** Notice above the missing birthday and phone number. @see FUNDS-061 */
export const VERIFICATION_NEEDED = 'Please complete the verification below before you proceed with the withdrawal request.';
/** Link text for a withdrawal that waits for its turnover. @see FUNDS-064 */
export const COMPLETE_TURNOVER = 'Please complete your turnover and try again.';
/** Message for a request that fails without a message of the server. @see FUNDS-022, FUNDS-050, FUNDS-069 */
export const FUNDS_ERROR = 'An error occurred. Please try again.';
/** Message for a failed withdrawal check without an error text. @see FUNDS-065 */
export const CHECK_ERROR = 'An error occurred.';
/** Message for a withdrawal check whose `success` is false. @see FUNDS-065 */
export const CHECK_UNKNOWN_ERROR = 'An unknown error occurred.';
/** Message of an e-wallet payment that was begun. @see FUNDS-032 */
export const EWALLET_REQUESTED = 'Pay to this number within 10 minutes, then confirm it with your TRX ID.';
/** Beginning of the message for a refused deposit; the server's message follows. @see FUNDS-050 */
export const SUBMISSION_FAILED = 'Submission failed:';
/** Message of a submitted deposit. @see FUNDS-050 */
export const SUBMISSION_SUCCESSFUL = 'Submission successful!';
/** Message of a submitted withdrawal. @see FUNDS-069 */
export const WITHDRAWAL_SUCCESSFUL = 'Withdrawal successful!';
/** Message for a visitor who submits a payment. @see C-12 */
export const NOT_LOGGED_IN = 'User not logged in';
/** Text before the countdown of a submitted request. @see FUNDS-071 */
export const ON_ITS_WAY = 'Get Ready! Your Money is on its way. You will get it within';

/** Reason of a refused request. The platform gives this one and the next three; an operator may write others. */
export const REASON_AMOUNT = 'The amount does not match the transfer.';
/** Reason of a refused deposit whose TRX ID is unknown. */
export const REASON_NOT_FOUND = 'No transfer with this TRX ID was found.';
/** Reason of a refused withdrawal whose receiving account is not active. */
export const REASON_ACCOUNT = 'The receiving account is not active.';
/** Reason of a request that the player took back. */
export const REASON_REVERTED = 'Reverted by the player.';
/** Message of `revertTransaction` for a pending request. */
export const REQUEST_REVERTED = 'The request was taken back.';
/** Message of `revertTransaction` for a refused request. */
export const REQUEST_CLOSED = 'The request was closed.';
