export { RecordTable, type Column, type RecordTableProps } from './record-table';
export type { RecordQuery } from './record-query';
export { Loaded, type LoadedProps } from './loaded';
export { NoRecords } from './no-records';
export { RecordDays, type RecordDaysProps } from './record-days';
export { RowLink } from './row-link';
export { RowsSkeleton } from './rows-skeleton';
export { ShowMore, type ShowMoreProps } from './show-more';
