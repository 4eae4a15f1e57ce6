import type { PlaySession } from '@site/api/contracts/safer-play';
import { useText } from '@site/i18n';
import { useQuery } from '@site/remote';
import { LoadFailure, Money, Skeleton } from '@site/ui';
import { timeInWords } from './timers.rules';
import { playSessionQuery } from './timers.queries';
import { TimerCard } from './timer-card';
import limitStyles from './limits.module.css';
import styles from './time-tool.module.css';

/** Time of the running session, the session limit and the reality check. */
export function TimeTool({ remoteId }: { remoteId: string }) {
  const t = useText('access');
  const { data, isPending, error, refetch } = useQuery(playSessionQuery(remoteId));
  if (!data) {
    if (!isPending) return <LoadFailure error={error} onRetry={refetch} />;
    return (
      <div role="status" aria-busy="true" aria-label={t('safer.loading')}>
        <Skeleton className={styles.loading} />
      </div>
    );
  }
  return (
    <div className={limitStyles.tool}>
      <p className={limitStyles.intro}>{t('safer.time.intro')}</p>
      <RunningSession session={data.session} />
      {data.timers.map((timer) => (
        <TimerCard key={timer.kind} remoteId={remoteId} timer={timer} />
      ))}
    </div>
  );
}

function RunningSession({ session }: Pick<PlaySession, 'session'>) {
  const t = useText('access');
  if (!session) return <p className={styles.now}>{t('safer.time.none')}</p>;
  return (
    <p className={styles.now}>
      {t('safer.time.now', { time: timeInWords(t, session.played_s) })} <Money amount={session.net} isSigned />
    </p>
  );
}
