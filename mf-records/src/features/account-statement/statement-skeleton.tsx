import { useText } from '@site/i18n';
import { Skeleton } from '@site/ui';
import styles from './statement-skeleton.module.css';

/** Totals, chart and months, before they are there. */
export function StatementSkeleton() {
  const t = useText('records');
  return (
    <div role="status" aria-busy="true" aria-label={t('accountStatement.title')} className={styles.statement}>
      <Skeleton className={styles.totals} />
      <Skeleton className={styles.chart} />
      <Skeleton className={styles.months} />
    </div>
  );
}
