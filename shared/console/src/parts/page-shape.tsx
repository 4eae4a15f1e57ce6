import { useText } from '@site/i18n';
import { Skeleton } from '@site/ui';
import styles from './page-shape.module.css';

const ROWS = 8;

/** A page whose code or data are on their way. */
export function PageShape() {
  const t = useText('console');
  return (
    <div role="status" aria-busy="true" aria-label={t('Loading')} className={styles.shape}>
      <Skeleton className={styles.title} />
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} className={styles.row} />
      ))}
    </div>
  );
}
