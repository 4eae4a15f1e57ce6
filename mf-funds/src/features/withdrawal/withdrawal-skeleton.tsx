import { Skeleton } from '@site/ui';
import styles from './withdrawal-skeleton.module.css';

export function WithdrawalSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton className={styles.line} />
      <FormSkeleton />
    </div>
  );
}

export function FormSkeleton() {
  return (
    <div className={styles.form} aria-busy="true">
      <Skeleton className={styles.line} />
      <Skeleton className={styles.block} />
      <Skeleton className={styles.line} />
    </div>
  );
}
