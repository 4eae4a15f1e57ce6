import { Skeleton } from '@site/ui';
import styles from './rows-skeleton.module.css';

/** Placeholders of a heading and its rows. */
export function RowsSkeleton({ label, rows = 4 }: { label: string; rows?: number }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={styles.rows}>
      <Skeleton className={styles.heading} />
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} className={styles.row} />
      ))}
    </div>
  );
}
