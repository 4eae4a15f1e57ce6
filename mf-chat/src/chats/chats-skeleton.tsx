import { useText } from '@site/i18n';
import { Skeleton } from '@site/ui';
import styles from './chats-skeleton.module.css';

/** Skeleton of one chat row, of the same size. */
export function ChatsSkeleton() {
  const t = useText('chat');
  return (
    <div role="status" aria-busy="true" aria-label={t('chats.loading')}>
      <Skeleton className={styles.row} />
    </div>
  );
}
