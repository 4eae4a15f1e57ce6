import * as z from '@site/api/schema';
import { ALL, periodField } from '../site';

/** Filter codes of cashier records; the numbers of `status` are those of a record's key. @see spec B 4 */
export const TRANSACTION_STATUS_CODES = [ALL, 0, 1, 2] as const;
export const TRANSACTION_TYPE_CODES = [ALL, 0, 1, 2] as const;
/** What each type code stands for. */
export const TRANSACTION_TYPES = { 0: 'deposit', 1: 'withdraw', 2: 'adjustment' } as const;

export const cashFilter = () => ({
  status: z.optional(z.literal(TRANSACTION_STATUS_CODES)),
  type: z.optional(z.literal(TRANSACTION_TYPE_CODES)),
  date: periodField(),
});
