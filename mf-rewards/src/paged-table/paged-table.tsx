import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { Button, NoData, Skeleton, Spoken } from '@site/ui';
import { Pager } from '@site/ui/paging';
import type { Pages } from '#address';
import styles from './paged-table.module.css';

export interface Column<Row> {
  id: string;
  title: string;
  /** Figures stand at the end, below each other. */
  isNumber?: boolean;
  /** @param number of the row in the whole list, from 1 */
  cell: (row: Row, number: number) => ReactNode;
}

export interface PagedTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  list: {
    data?: { data: readonly Row[]; last_page: number };
    isPending: boolean;
    isPlaceholderData: boolean;
    isError: boolean;
    refetch: () => unknown;
  };
  pages: Pages;
}

const WAITING_ROWS = 5;

/** A list that comes page by page. One that did not come says "No Data", like an empty one, and can be asked for again. */
export function PagedTable<Row>({ caption, columns, list, pages }: PagedTableProps<Row>) {
  const { data, isPending, isPlaceholderData, isError, refetch } = list;
  const before = (pages.page - 1) * pages.pageSize;
  return (
    <div className={styles.place}>
      <div className={styles.scroll}>
        <table className={styles.table} aria-busy={isPending || isPlaceholderData || undefined}>
          <caption className={styles.caption}>
            <Spoken>{caption}</Spoken>
          </caption>
          <thead>
            <tr>
              {columns.map(({ id, title, isNumber }) => (
                <th key={id} scope="col" data-number={isNumber || undefined}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {isPending && <WaitingRows columns={columns.length} />}
            {data?.data.map((row, index) => (
              <tr key={before + index}>
                {columns.map(({ id, isNumber, cell }) => (
                  <td key={id} data-number={isNumber || undefined}>
                    {cell(row, before + index + 1)}
                  </td>
                ))}
              </tr>
            ))}
            {!isPending && !data?.data.length && (
              <tr>
                <td colSpan={columns.length}>
                  <NoData>{isError && <TryAgain onClick={refetch} />}</NoData>
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {data && <Pager label={caption} lastPage={data.last_page} {...pages} />}
    </div>
  );
}

function TryAgain({ onClick }: { onClick: () => unknown }) {
  const t = useText('platform');
  return (
    <Button variant="quiet" size="s" icon="refresh" onClick={() => onClick()}>
      {t('Try again')}
    </Button>
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
