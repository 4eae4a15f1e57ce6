import { LIMIT_KINDS } from '@site/api/contracts/safer-play';
import { useShell } from '@site/remote';
import { useText } from '@site/i18n';
import { Skeleton } from '@site/ui';
import styles from './tools-skeleton.module.css';

/** @param tool in the address; the first tool has a card for each kind of limit */
export function ToolsSkeleton({ tool }: { tool: string | null }) {
  const t = useText('access');
  const { layout } = useShell();
  const isOneCard = tool === 'time' || tool === 'break' || tool === 'exclusion' || tool === 'history';
  return (
    <div className={styles.tools} data-layout={layout} role="status" aria-busy="true" aria-label={t('safer.loading')}>
      <Skeleton className={styles.tabs} />
      {isOneCard ? (
        <Skeleton className={`${styles.card} ${styles[tool]}`} />
      ) : (
        LIMIT_KINDS.map((kind) => <Skeleton key={kind} className={styles.card} />)
      )}
    </div>
  );
}
