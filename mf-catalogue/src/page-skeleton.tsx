import { Skeleton } from '@site/ui';
import styles from './page-skeleton.module.css';

const TILES = Array.from({ length: 18 }, (_, index) => index);

/** Shown while the code of the games list loads: placeholders of its heading, its tools and its first tiles. */
export function PageSkeleton() {
  return (
    <div className={styles.page} aria-busy="true" data-awaits="code">
      <Skeleton className={styles.title} />
      <Skeleton className={styles.tools} />
      <div className={styles.tiles}>
        {TILES.map((tile) => (
          <Skeleton key={tile} className={styles.tile} />
        ))}
      </div>
    </div>
  );
}
