export { RecordTable, type Column, type RecordTableProps } from './record-table';
export { retryOf, type RecordQuery } from './record-query';
export { NoRecords } from './no-records';
