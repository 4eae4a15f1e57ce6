import { Skeleton } from '@site/ui';
import styles from './card-skeleton.module.css';

/** Rows of a card, before they are there. */
export function CardSkeleton({ label, lines }: { label: string; lines: number }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={styles.line} />
      ))}
    </div>
  );
}
