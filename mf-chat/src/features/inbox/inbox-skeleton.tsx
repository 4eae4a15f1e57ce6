import { useText } from '@site/i18n';
import { Skeleton } from '@site/ui';
import styles from './inbox-skeleton.module.css';

const ROWS = [1, 2, 3, 4, 5];

/** A day of messages, before they are there. */
export function InboxSkeleton() {
  const t = useText('chat');
  return (
    <div role="status" aria-busy="true" aria-label={t('inbox.loading')} className={styles.rows}>
      <Skeleton className={styles.heading} />
      {ROWS.map((row) => (
        <Skeleton key={row} className={styles.row} />
      ))}
    </div>
  );
}
