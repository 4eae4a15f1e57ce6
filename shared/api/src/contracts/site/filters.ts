import * as z from '@site/api/schema';

/** Filter code for all records. @see RECORDS-017, RECORDS-026 */
export const ALL = -1;

/** Date filters: 0 and 1 are calendar days in Asia/Dhaka; 7 is seven times 24 hours up to now. @see RECORDS-018 */
export const RECORD_PERIODS = { 0: 'Today', 1: 'Yesterday', 7: 'Last 7 days' } as const;
/** Codes of the date filters. @see RECORDS-018 */
export const RECORD_PERIOD_VALUES = [0, 1, 7] as const;
/** Code of a date filter. */
export type RecordPeriod = (typeof RECORD_PERIOD_VALUES)[number];

/** Schema of an optional date filter; `ALL` or left out: every date. */
export const periodField = () => z.optional(z.literal([ALL, ...RECORD_PERIOD_VALUES]));
