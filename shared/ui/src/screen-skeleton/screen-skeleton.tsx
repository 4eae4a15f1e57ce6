import { Skeleton } from '@site/ui';
import styles from './screen-skeleton.module.css';

/** While the code of a screen arrives: its heading and its first two cards. As high as a view, so that nothing below it jumps. */
export function ScreenSkeleton() {
  return (
    <div className={styles.screen} aria-busy="true">
      <Skeleton className={styles.title} />
      <Skeleton className={styles.card} />
      <Skeleton className={styles.card} />
    </div>
  );
}
