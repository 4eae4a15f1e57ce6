import { useText } from '@site/i18n';
import { TileShape } from './game-tile';
import styles from './game-grid.module.css';

const TILES = Array.from({ length: 24 }, (_, index) => index);

/** Placeholder with the grid's own shape while games load. */
export function GridSkeleton() {
  const t = useText('catalogue');
  return (
    <div className={styles.skeleton} role="status" aria-label={t('games.loading')}>
      {TILES.map((tile) => (
        <TileShape key={tile} />
      ))}
    </div>
  );
}
