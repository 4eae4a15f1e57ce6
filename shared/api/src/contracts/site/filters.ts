import * as z from '@site/api/schema';

/** Stands for everything in a filter. @see spec B 3 */
export const ALL = -1;

/** Date filters: 0 and 1 are calendar days in Asia/Dhaka; 7 is seven times 24 hours up to now. @see spec B 4 */
export const RECORD_PERIODS = { 0: 'Today', 1: 'Yesterday', 7: 'Last 7 days' } as const;
export const RECORD_PERIOD_VALUES = [0, 1, 7] as const;
export type RecordPeriod = (typeof RECORD_PERIOD_VALUES)[number];

export const periodField = () => z.optional(z.literal([ALL, ...RECORD_PERIOD_VALUES]));
