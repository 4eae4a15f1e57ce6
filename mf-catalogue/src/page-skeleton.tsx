import { Skeleton } from '@site/ui';
import { PosterPlace } from '#poster';
import styles from './page-skeleton.module.css';

const TILES = Array.from({ length: 24 }, (_, index) => index);

/** Shown while the code of a screen loads. Its tiles are where the games list has its own. */
export function PageSkeleton({ hasTabs = false }: { hasTabs?: boolean }) {
  return (
    <div className={styles.page} aria-busy="true" data-awaits="code">
      {hasTabs && <Skeleton className={styles.tabs} />}
      <Skeleton className={styles.title} />
      <Skeleton className={styles.tools} />
      <Skeleton className={styles.chips} />
      <TilesSkeleton />
    </div>
  );
}

/** The tiles of a list, with the posters that the document holds. */
export const TilesSkeleton = () => (
  <div className={styles.tiles}>
    {TILES.map((tile) => (
      <div key={tile} className={styles.tile}>
        <div className={styles.picture}>
          <PosterPlace index={tile} />
        </div>
      </div>
    ))}
  </div>
);
