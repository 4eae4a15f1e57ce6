import { TRANSACTION_ACTIONS, TRANSACTION_KEYS, TRANSACTION_TYPES } from '@site/api/contracts/funds';
import { ALL } from '@site/api/contracts/site';
import { periodRange } from '@site/platform-kit/time/record-period';
import type { RecordFilter } from './records.repository';

/** Filter codes as sent; a missing code matches everything. */
export interface RecordCodes {
  status?: number | undefined;
  type?: keyof typeof TRANSACTION_TYPES | typeof ALL | undefined;
  date?: Parameters<typeof periodRange>[0];
}

/** Grants are made at once: they never wait and never fail. */
const KEY_OF_ADJUSTMENTS = '1';

/** Translates the codes of a filter. @see RECORDS-018, RECORDS-026, C-18, C-19 */
export function readFilter({ status = ALL, type = ALL, date }: RecordCodes, now: Date): RecordFilter {
  const keys = TRANSACTION_KEYS.filter((key) => status === ALL || key === String(status));
  const isWanted = (action: (typeof TRANSACTION_TYPES)[keyof typeof TRANSACTION_TYPES]) =>
    type === ALL || TRANSACTION_TYPES[type] === action;
  return {
    actions: TRANSACTION_ACTIONS.filter(isWanted),
    keys,
    adjustments: isWanted('adjustment') && keys.includes(KEY_OF_ADJUSTMENTS),
    period: periodRange(date, now),
  };
}

/** Like `readFilter`, for the list of the player's own requests: without a type it shows no adjustments. */
export const readRequestFilter = (codes: RecordCodes, now: Date): RecordFilter =>
  codes.type === undefined ? { ...readFilter(codes, now), adjustments: false } : readFilter(codes, now);
