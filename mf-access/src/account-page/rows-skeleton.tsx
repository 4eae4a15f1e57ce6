import { Skeleton } from '@site/ui';
import styles from './rows-skeleton.module.css';

/** Skeleton of a card with rows. */
export function RowsSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={styles.rows}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={styles.row} />
      ))}
    </div>
  );
}
