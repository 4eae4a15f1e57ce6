import { Skeleton } from '@site/ui';
import styles from './account-page.module.css';

/** While the code of a screen arrives: its heading and its first two cards. */
export function ScreenSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton className={styles.waitingTitle} />
      <Skeleton className={styles.waitingCard} />
      <Skeleton className={styles.waitingCard} />
    </div>
  );
}
