import type { PlaySession } from '@site/api/contracts/safer-play';
import { useText, type Translate } from '@site/i18n';
import { LoadFailure, Money, Skeleton } from '@site/ui';
import styles from './play-pause.module.css';

interface SessionFiguresProps {
  query: { data: PlaySession | undefined; isPending: boolean; error: unknown; refetch: () => void };
}

/** Time, stakes and result of the session. */
export function SessionFigures({ query: { data, isPending, error, refetch } }: SessionFiguresProps) {
  const t = useText('play');
  if (!data) {
    if (!isPending) return <LoadFailure error={error} onRetry={refetch} />;
    return (
      <div role="status" aria-busy="true" aria-label={t('loading')}>
        <Skeleton className={styles.loading} />
      </div>
    );
  }
  if (!data.session) return null;
  const { played_s: playedS, staked, net } = data.session;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t('played')}</dt>
        <dd>{playedText(t, playedS)}</dd>
      </div>
      <div>
        <dt>{t('staked')}</dt>
        <dd>
          <Money amount={staked} />
        </dd>
      </div>
      <div>
        <dt>{t('net')}</dt>
        <dd>
          <Money amount={net} isSigned />
        </dd>
      </div>
    </dl>
  );
}

function playedText(t: Translate, seconds: number) {
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? t('played.minutes', { minutes }) : t('played.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
