import { LIMIT_KINDS } from '@site/api/contracts/safer-play';
import { useText } from '@site/i18n';
import { Skeleton } from '@site/ui';
import styles from './tools-skeleton.module.css';

export function ToolsSkeleton() {
  const t = useText('access');
  return (
    <div className={styles.tools} role="status" aria-busy="true" aria-label={t('safer.loading')}>
      <Skeleton className={styles.tabs} />
      {LIMIT_KINDS.map((kind) => (
        <Skeleton key={kind} className={styles.card} />
      ))}
    </div>
  );
}
