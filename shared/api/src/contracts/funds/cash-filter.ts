import * as z from '@site/api/schema';
import { ALL, periodField } from '../site';

/** Status codes of the cashier filter: all, and the keys of the records as numbers. @see RECORDS-026 */
export const TRANSACTION_STATUS_CODES = [ALL, 0, 1, 2] as const;
/** Type codes of the cashier filter: all, deposit, withdrawal, adjustment. @see RECORDS-026 */
export const TRANSACTION_TYPE_CODES = [ALL, 0, 1, 2] as const;
/** Action of the records of each type code. */
export const TRANSACTION_TYPES = { 0: 'deposit', 1: 'withdraw', 2: 'adjustment' } as const;

/** Input fields of the cashier filter; a field that is left out does not filter. */
export const cashFilter = () => ({
  status: z.optional(z.literal(TRANSACTION_STATUS_CODES)),
  type: z.optional(z.literal(TRANSACTION_TYPE_CODES)),
  date: periodField(),
});
