import type { ReactNode } from 'react';
import { Skeleton, Spoken } from '@site/ui';
import { Pager, type PagerProps } from '@site/ui/paging';
import { NoRecords } from './no-records';
import { retryOf, type RecordQuery } from './record-query';
import styles from './record-table.module.css';

/** One column of a table: its heading, and the content of its cells. */
export interface Column<Row> {
  id: string;
  head: string;
  /** @param index of the row over all pages, from 1 */
  cell: (row: Row, index: number) => ReactNode;
  /** `end` aligns amounts below each other. */
  align?: 'end';
}

/** Columns, read and paging of a `RecordTable`. */
export interface RecordTableProps<Row, Size extends number> {
  caption: string;
  columns: readonly Column<Row>[];
  query: RecordQuery<{ data: readonly Row[]; last_page: number }>;
  /**
   * Key of a row.
   * @param index as in `cell`, for rows without an id
   */
  keyOf: (row: Row, index: number) => string | number;
  /** Left out: all rows are on one page. */
  pages?: Omit<PagerProps<Size>, 'label' | 'lastPage'>;
  /** Totals of all rows, by the id of their column. */
  sums?: Readonly<Record<string, ReactNode>>;
}

const WAITING_ROWS = 5;

/** Table of records with its loading, empty and failed states, and with paging; it scrolls sideways in a narrow place. */
export function RecordTable<Row, Size extends number>({ caption, columns, query, keyOf, pages, sums }: RecordTableProps<Row, Size>) {
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
              <tr key={keyOf(row, before + index + 1)}>
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
          {sums && (
            <tfoot>
              <tr>
                {columns.map(({ id, align }) => (
                  <td key={id} data-align={align}>
                    {sums[id]}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
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
