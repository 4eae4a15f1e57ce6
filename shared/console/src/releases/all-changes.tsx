import { useText } from '@site/i18n';
import { LoadFailure, NoData, Skeleton } from '@site/ui';
import { Timeline } from '@site/ui/timeline';
import { useFailureText } from '#parts';
import { useStepOf } from './change-step';
import { useHistory } from './releases.queries';
import styles from './releases.module.css';

/** The last changes of all areas, the newest first. */
export function AllChanges() {
  const t = useText('console');
  return (
    <section className={styles.changesOfAll} aria-label={t('history.all')}>
      <h2 className={styles.sectionTitle}>{t('history.all')}</h2>
      <Changes area={null} />
    </section>
  );
}

/** Changes of one area, or of all for null. */
export function Changes({ area }: { area: string | null }) {
  const t = useText('console');
  const textOf = useFailureText();
  const stepOf = useStepOf(area === null);
  const { data, isPending, error, refetch } = useHistory(area);
  const label = area === null ? t('history.all') : t('history.title', { area });
  if (data?.length === 0) return <NoData text={t('history.empty')} />;
  if (data) return <Timeline label={label} steps={data.map(stepOf)} />;
  if (isPending)
    return (
      <div role="status" aria-busy="true" aria-label={t('Loading')} className={styles.history}>
        <Skeleton className={styles.stepShape} />
        <Skeleton className={styles.stepShape} />
        <Skeleton className={styles.stepShape} />
      </div>
    );
  return <LoadFailure title={t('history.failed')} message={textOf(error)} onRetry={refetch} />;
}
