import { useAtomValue } from 'jotai';
import { useText } from '@site/i18n';
import { LoadFailure, Skeleton } from '@site/ui';
import { areaAtom } from '../remotes/area.atoms';
import { useInternals } from './internals';
import styles from './area-view.module.css';

/** What stands over the slot while its remote is on the way, or when none of its releases runs. */
export function AreaView({ remote }: { remote: string }) {
  const t = useText('shell');
  const { areas } = useInternals();
  const area = useAtomValue(areaAtom);
  if (area.status === 'shown') return null;
  if (area.status !== 'failed') return <AreaSkeleton label={t('area.loading')} />;
  return (
    <section className={styles.card}>
      <LoadFailure title={t('area.failed.title')} message={t('area.failed.text')} onRetry={() => areas.get(remote)?.retry()} />
    </section>
  );
}

function AreaSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label} aria-busy="true">
      <Skeleton className={styles.stage} />
      <div className={styles.row}>
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} className={styles.tile} />
        ))}
      </div>
      <Skeleton shape="text" />
      <Skeleton className={styles.block} />
    </div>
  );
}
