import { Skeleton } from '@site/ui';
import styles from './screen-skeleton.module.css';

/** Placeholder while the code of a screen loads: a heading and two cards. It is as high as the view, so that nothing below it jumps. */
export function ScreenSkeleton() {
  return (
    <div className={styles.screen} aria-busy="true" data-awaits="code">
      <Skeleton className={styles.title} />
      <Skeleton className={styles.card} />
      <Skeleton className={styles.card} />
    </div>
  );
}
