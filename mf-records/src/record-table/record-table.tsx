import type { ReactNode } from 'react';
import { Skeleton, Spoken } from '@site/ui';
import { Pager } from '@site/ui/paging';
import type { Pages } from '#filters';
import { NoRecords } from './no-records';
import { retryOf, type RecordQuery } from './record-query';
import styles from './record-table.module.css';

export interface Column<Row> {
  id: string;
  head: string;
  /** @param index of the row over all pages, from 1 */
  cell: (row: Row, index: number) => ReactNode;
  /** Amounts stand at the end, below each other. */
  align?: 'end';
}

export interface RecordTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  query: RecordQuery<{ data: readonly Row[]; last_page: number }>;
  keyOf: (row: Row) => string | number;
  /** Left out: everything stands on one page. */
  pages?: Pages;
}

const WAITING_ROWS = 5;

/** Records as a table with the way from page to page; it scrolls sideways where it does not fit. */
export function RecordTable<Row>({ caption, columns, query, keyOf, pages }: RecordTableProps<Row>) {
  const { data, isError, isPlaceholderData } = query;
  const isWaiting = data === undefined && !isError;
  const before = pages ? (pages.page - 1) * pages.pageSize : 0;
  return (
    <div className={styles.records}>
      <div className={styles.scroll}>
        <table className={styles.table} aria-busy={isWaiting || isPlaceholderData || undefined}>
          <caption className={styles.caption}>
            <Spoken>{caption}</Spoken>
          </caption>
          <thead>
            <tr>
              {columns.map(({ id, head, align }) => (
                <th key={id} scope="col" data-align={align}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {isWaiting && <WaitingRows columns={columns.length} />}
            {data?.data.map((row, index) => (
              <tr key={keyOf(row)}>
                {columns.map(({ id, cell, align }) => (
                  <td key={id} data-align={align}>
                    {cell(row, before + index + 1)}
                  </td>
                ))}
              </tr>
            ))}
            {!isWaiting && !data?.data.length && (
              <tr>
                <td colSpan={columns.length} className={styles.nothing}>
                  <NoRecords onRetry={retryOf(query)} />
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {pages && data && <Pager label={caption} lastPage={data.last_page} {...pages} />}
    </div>
  );
}

function WaitingRows({ columns }: { columns: number }) {
  return Array.from({ length: WAITING_ROWS }, (_, row) => (
    <tr key={row}>
      <td colSpan={columns}>
        <Skeleton shape="text" />
      </td>
    </tr>
  ));
}
