import { useText } from '@site/i18n';
import { Skeleton, Spoken } from '@site/ui';
import styles from './events-skeleton.module.css';

const ROWS = 4;

export function EventsSkeleton() {
  const t = useText('exchange');
  return (
    <div className={styles.rows} aria-busy="true">
      <Spoken role="status">{t('events.loading')}</Spoken>
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} className={styles.row} />
      ))}
    </div>
  );
}
