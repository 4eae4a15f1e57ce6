import { formatCount, useText } from '@site/i18n';
import { LoadFailure, Sheet, Skeleton } from '@site/ui';
import { EarningList } from './earning-list';
import { LadderList } from './ladder-list';
import { useLadder } from './vip.queries';
import styles from './ladder-sheet.module.css';

/** All levels with their requirements, the player's level, and the points for play. */
export function LadderSheet({ onClose }: { onClose: () => void }) {
  const t = useText('rewards');
  const ladder = useLadder();
  return (
    <Sheet isOpen size="m" title={t('vip.details.title')} description={t('vip.details.lead')} onClose={onClose}>
      {ladder.data ? (
        <div className={styles.parts}>
          <NextStep {...ladder.data} />
          <LadderList levels={ladder.data.levels} current={ladder.data.current} />
          <EarningList earning={ladder.data.earning} />
        </div>
      ) : ladder.isPending ? (
        <div role="status" aria-busy="true" aria-label={t('vip.details.title')}>
          <Skeleton className={styles.waiting} />
        </div>
      ) : (
        <LoadFailure error={ladder.error} onRetry={ladder.refetch} />
      )}
    </Sheet>
  );
}

type Ladder = NonNullable<ReturnType<typeof useLadder>['data']>;

function NextStep({ levels, current, experience }: Pick<Ladder, 'levels' | 'current' | 'experience'>) {
  const t = useText('rewards');
  const next = levels.find(({ level }) => level > current);
  if (!next) return <p className={styles.next}>{t('vip.details.top')}</p>;
  const missing = Math.max(0, next.experience - experience);
  return (
    <p className={styles.next}>
      {t('vip.details.next', { earned: formatCount(experience), missing: formatCount(missing), level: t(next.name) })}
    </p>
  );
}
