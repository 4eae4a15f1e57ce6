/** Title of the popup with an exchange record. @see RECORDS-011 */
export const EXCHANGE_DETAILS = 'Exchange Record Details';
/** Title of the popup with a cashier record. @see RECORDS-022 */
export const TRANSACTION_DETAILS = 'Transaction Record Details';
/** Text of an empty list or table. @see RECORDS-033, RECORDS-041 */
export const NO_DATA = 'No Data';
/** Payment method of a record that has none. @see RECORDS-024 */
export const AGENT = 'Agent';
