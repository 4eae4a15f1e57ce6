import { useEffect, useRef, useState } from 'react';
import type { ReleaseRights } from '@site/api/contracts/releases';
import { formatDateTime, useText } from '@site/i18n';
import { Button, LoadFailure, Skeleton } from '@site/ui';
import { Badge } from '@site/ui/badge';
import { useFailureText } from '#parts';
import { CanaryNumbers } from './canary-numbers';
import { useCanary, useWatch } from './releases.queries';
import { obstacleOf } from './rights.rules';
import styles from './canary.module.css';

interface CanaryWatchProps {
  area: string;
  rights: ReleaseRights | null;
}

/** The canary of an area beside the live release, with the verdict, and the watch of the release service read along. */
export function CanaryWatch({ area, rights }: CanaryWatchProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data: canary, isPending, error, refetch } = useCanary(area);
  const { mutate, isPending: isLive, error: problem } = useWatch(area);
  const [stop, setStop] = useState<AbortController | null>(null);
  useLeave(stop);
  if (!canary)
    return isPending ? (
      <Skeleton className={styles.shape} />
    ) : (
      <LoadFailure title={t('canary.failed')} message={textOf(error)} onRetry={refetch} />
    );
  const { release, percent, since, watch, look, telemetryFault } = canary;
  const mayWatch = obstacleOf(rights, area, 'deployer') === null;
  return (
    <section className={styles.canary} aria-label={t('canary.title', { release })}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('canary.title', { release })}</h3>
        {isLive && <Badge variant="new">{t('canary.live')}</Badge>}
      </div>
      <p className={styles.note}>
        {t('canary.since', { percent, moment: formatDateTime(since) })}{' '}
        {watch ? t('canary.watched', { by: watch.by, moment: formatDateTime(watch.since) }) : t('canary.unwatched')}
      </p>
      {look ? <CanaryNumbers look={look} /> : <p className={styles.note}>{t('figures.unknown', { fault: telemetryFault ?? '-' })}</p>}
      {mayWatch && (
        <div className={styles.actions}>
          {isLive ? (
            <Button variant="outline" size="s" onClick={() => stop?.abort()}>
              {t('canary.leave')}
            </Button>
          ) : (
            <Button variant="outline" size="s" onClick={begin}>
              {t(watch ? 'canary.join' : 'canary.begin')}
            </Button>
          )}
          <p className={styles.note}>{t('canary.hint')}</p>
        </div>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {textOf(problem)}
        </p>
      )}
    </section>
  );

  function begin() {
    const next = new AbortController();
    setStop(next);
    mutate(next.signal);
  }
}

/** Ends the reading with the page. */
function useLeave(stop: AbortController | null) {
  const newest = useRef(stop);
  useEffect(() => {
    newest.current = stop;
  }, [stop]);
  useEffect(() => () => newest.current?.abort(), []);
}
