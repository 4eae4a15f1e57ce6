import type { ReactNode } from 'react';
import { Skeleton } from '@site/ui';
import { Pager } from '@site/ui/paging';
import { NoRecords, retryOf, type Column, type RecordTableProps } from '@site/ui/record-table';
import styles from './record-cards.module.css';

export interface RecordCardsProps<Row, Size extends number> extends RecordTableProps<Row, Size> {
  /** Id of the column that gives the title of a card. */
  name: string;
  /** Id of the column whose text takes a full line of a card. */
  long?: string;
}

/** One card per record, with its fields below its title; the totals come first. */
export function RecordCards<Row, Size extends number>({
  caption,
  columns,
  query,
  keyOf,
  pages,
  sums,
  name,
  long,
}: RecordCardsProps<Row, Size>) {
  const { data, isError } = query;
  if (!data && !isError) return <WaitingCards />;
  const before = pages ? (pages.page - 1) * pages.pageSize : 0;
  const [first] = columns;
  const summed = columns.filter(({ id }) => id !== first?.id && sums?.[id] !== undefined);
  return (
    <div className={styles.records}>
      {first && sums && data?.data.length !== 0 && (
        <section className={styles.card} data-total>
          <h2 className={styles.name}>{sums[first.id]}</h2>
          <Fields columns={summed} valueOf={({ id }) => sums[id]} />
        </section>
      )}
      {!data?.data.length && <NoRecords onRetry={retryOf(query)} />}
      <ul className={styles.list} aria-label={caption} aria-busy={query.isPlaceholderData || undefined}>
        {data?.data.map((row, index) => {
          const place = before + index + 1;
          return (
            <li key={keyOf(row, place)} className={styles.card}>
              <div className={styles.name}>{columns.find(({ id }) => id === name)?.cell(row, place)}</div>
              <Fields columns={columns.filter(({ id }) => id !== name)} long={long} valueOf={({ cell }) => cell(row, place)} />
            </li>
          );
        })}
      </ul>
      {pages && data && <Pager label={caption} lastPage={data.last_page} {...pages} />}
    </div>
  );
}

interface FieldsProps<Row> {
  columns: readonly Column<Row>[];
  long?: string | undefined;
  valueOf(column: Column<Row>): ReactNode;
}

function Fields<Row>({ columns, long, valueOf }: FieldsProps<Row>) {
  return (
    <dl className={styles.fields}>
      {columns.map((column) => (
        <div key={column.id} className={styles.field} data-long={column.id === long || undefined}>
          <dt>{column.head}</dt>
          <dd>{valueOf(column)}</dd>
        </div>
      ))}
    </dl>
  );
}

const WAITING_CARDS = 3;

function WaitingCards() {
  return (
    <div className={styles.list} aria-busy="true">
      {Array.from({ length: WAITING_CARDS }, (_, card) => (
        <Skeleton key={card} className={styles.waiting} />
      ))}
    </div>
  );
}
