export { PagedTable, type Column, type PagedTableProps } from './paged-table';
