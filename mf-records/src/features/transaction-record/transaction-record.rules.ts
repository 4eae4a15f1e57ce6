import { TRANSACTION_STATUS_CODES, TRANSACTION_TYPE_CODES, type Transaction, type TransactionKey } from '@site/api/contracts/funds';
import { ALL, RECORD_PERIOD_VALUES, RECORD_PERIODS, type PageSize } from '@site/api/contracts/site';
import type { Translate } from '@site/i18n';
import type { IconName } from '@site/ui';
import type { BadgeProps } from '@site/ui/badge';
import type { FilterGroup } from '#filters';

export interface StatusTag {
  variant: BadgeProps['variant'];
  icon: IconName;
  label: string;
}

/** @see RECORDS-021, RECORDS-025 */
export const STATUS_TAGS: Record<TransactionKey, StatusTag> = {
  '0': { variant: 'new', icon: 'clock', label: 'Processing' },
  '1': { variant: 'good', icon: 'check', label: 'Success' },
  '2': { variant: 'bad', icon: 'alert', label: 'Fail' },
};

export const ACTION_ICONS = { deposit: 'deposit', withdraw: 'withdraw', adjustment: 'gift' } as const satisfies Record<
  Transaction['action'],
  IconName
>;

const ALL_CODE = String(ALL);
const DATES = [ALL_CODE, ...RECORD_PERIOD_VALUES.map(String)] as [string, ...string[]];
const STATUSES = TRANSACTION_STATUS_CODES.map(String) as [string, ...string[]];

/** Filters of the phone's list; it has no choice for adjustments, so they appear under All. @see C-18 */
export const LIST_FIELDS = { status: STATUSES, type: [ALL_CODE, '0', '1'], date: DATES } as const;
/** Filters of the member center's table. */
export const TABLE_FIELDS = { ...LIST_FIELDS, type: TRANSACTION_TYPE_CODES.map(String) as [string, ...string[]] } as const;

export interface FilterCodes {
  status: string;
  type: string;
  date: string;
}

/** Converts the values of the address, which are valid codes already, to the codes of the calls. */
export function filterOf({ status, type, date }: FilterCodes) {
  const codeOf = <Code extends number>(codes: readonly Code[], text: string) => codes.find((code) => String(code) === text);
  return {
    status: codeOf(TRANSACTION_STATUS_CODES, status),
    type: codeOf(TRANSACTION_TYPE_CODES, type),
    date: codeOf([ALL, ...RECORD_PERIOD_VALUES], date),
  };
}
export type CashFilter = ReturnType<typeof filterOf>;

/** In the specified order. @see RECORDS-020, RECORDS-026 */
const STATUS_ORDER = [
  ['0', 'transactionRecord.status.pending'],
  ['2', 'Fail'],
  ['1', 'Success'],
] as const;
const TYPE_WORDS: Record<string, string> = {
  '0': 'transactionRecord.action.deposit',
  '1': 'transactionRecord.action.withdraw',
  '2': 'transactionRecord.action.adjustment',
};

export function filterGroups(t: Translate, types: readonly string[], typeLabel: string) {
  const all = { value: ALL_CODE, label: t('filters.all') };
  const status: FilterGroup = {
    name: 'status',
    label: t('transactionRecord.status'),
    options: [all, ...STATUS_ORDER.map(([value, words]) => ({ value, label: t(words) }))],
  };
  const type: FilterGroup = {
    name: 'type',
    label: typeLabel,
    options: types.map((value) => (value === ALL_CODE ? all : { value, label: t(TYPE_WORDS[value] ?? value) })),
  };
  const date: FilterGroup = {
    name: 'date',
    label: t('transactionRecord.date'),
    options: [...RECORD_PERIOD_VALUES.map((value) => ({ value: String(value), label: t(RECORD_PERIODS[value]) })), all],
    none: ALL_CODE,
  };
  return { status, type, date };
}

const FIRST_SIZES = [25, 50] as const satisfies readonly PageSize[];
const FULL_SIZE = 100 satisfies PageSize;
/** The last step shows 500 rows; for older records the player chooses a date. */
const LAST_STEP = 7;

/** Calls for a list after steps of "Show more": 25, 50, 100 rows, and then a hundred more per step. */
export function shownBy(steps: number): { pages: number; size: PageSize; isLast: boolean } {
  const step = Math.min(steps, LAST_STEP);
  const size = FIRST_SIZES[step - 1] ?? FULL_SIZE;
  return { pages: Math.max(1, step - FIRST_SIZES.length), size, isLast: step === LAST_STEP };
}

/** Removes duplicates: pages that are requested one after the other overlap when a new record arrives in between. */
export const withoutTwins = (records: readonly Transaction[]) => [
  ...new Map(records.map((record) => [record.transaction_id, record])).values(),
];
