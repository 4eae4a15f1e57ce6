import { useText } from '@site/i18n';
import { Skeleton } from '@site/ui';
import styles from './overview-skeleton.module.css';

export function OverviewSkeleton() {
  const t = useText('account');
  return (
    <div className={styles.cards} role="status" aria-label={t('loading')} aria-busy="true">
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} className={styles.card} />
      ))}
    </div>
  );
}
