/** @see spec B 2 */
export const EXCHANGE_DETAILS = 'Exchange Record Details';
export const TRANSACTION_DETAILS = 'Transaction Record Details';
export const NO_DATA = 'No Data';
/** In the place of a payment method that is not there. @see spec B 3 */
export const AGENT = 'Agent';
