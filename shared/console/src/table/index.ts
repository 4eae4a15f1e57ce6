export { type DataColumn, DataTable } from './data-table';
export { useCursor } from './use-cursor';
