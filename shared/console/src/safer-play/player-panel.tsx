import { useState } from 'react';
import { formatDateTime, useText } from '@site/i18n';
import { Button, LoadFailure, Money, Skeleton } from '@site/ui';
import type { Protection } from '@site/platform-operator/calls';
import { FactList, PlayerText, RiskyButton, SidePanel, useFailureText, type PanelFact } from '#parts';
import { InterventionDialog } from './intervention-dialog';
import { RestrictionBadge } from './restriction-badge';
import { useProtection, type Intervention } from './safer-play.queries';
import styles from './safer-play.module.css';

interface PlayerPanelProps {
  username: string;
  onClose: () => void;
}

const GENTLE_ACTS = ['message', 'suggest'] as const satisfies readonly Intervention['act'][];

/** Limits, break and history of one player, and the acts that help. */
export function PlayerPanel({ username, onClose }: PlayerPanelProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch } = useProtection(username);
  const [act, setAct] = useState<Intervention['act'] | null>(null);
  const content = () => {
    if (data) return <Facts protection={data} />;
    if (isPending) return <Skeleton className={styles.shape} />;
    return <LoadFailure title={t('saferPlay.oneFailed')} message={textOf(error)} onRetry={refetch} />;
  };
  return (
    <>
      <SidePanel label={t('saferPlay.panel')} title={<PlayerText text={data?.username ?? username} isLine />} onClose={onClose}>
        {content()}
        {data && (
          <div className={styles.acts}>
            {GENTLE_ACTS.map((each) => (
              <Button key={each} variant="outline" onClick={() => setAct(each)}>
                {t(`saferPlay.act.${each}`)}
              </Button>
            ))}
            <RiskyButton onClick={() => setAct('break')}>{t('saferPlay.act.break')}</RiskyButton>
          </div>
        )}
      </SidePanel>
      {act && data && <InterventionDialog act={act} username={data.username} onClose={() => setAct(null)} />}
    </>
  );
}

function Facts({ protection: { limits, timers, restriction, history } }: { protection: Protection }) {
  const t = useText('console');
  const facts: PanelFact[] = limits
    .filter(({ amount, pending }) => amount !== null || pending !== null)
    .map(({ kind, period, amount, used, pending }) => ({
      name: t(`saferPlay.limit.${kind}`, { period: t(`saferPlay.period.${period}`) }),
      value: (
        <>
          <Money amount={used} /> / {amount === null ? '—' : <Money amount={amount} />}
          {pending && <p className={styles.note}>{t('saferPlay.pending', { moment: formatDateTime(pending.due_at) })}</p>}
        </>
      ),
    }));
  const times: PanelFact[] = timers
    .filter(({ minutes }) => minutes !== null)
    .map(({ kind, minutes, pending }) => ({
      name: t(`saferPlay.timer.${kind}`),
      value: (
        <>
          {t('saferPlay.minutes', { minutes: minutes ?? 0 })}
          {pending && <p className={styles.note}>{t('saferPlay.pending', { moment: formatDateTime(pending.due_at) })}</p>}
        </>
      ),
    }));
  const all = [...facts, ...times];
  return (
    <>
      {restriction && (
        <p>
          <RestrictionBadge restriction={restriction} />
        </p>
      )}
      {all.length > 0 ? <FactList facts={all} /> : <p className={styles.note}>{t('saferPlay.noLimits')}</p>}
      <h3 className={styles.heading}>{t('saferPlay.history')}</h3>
      {history.length === 0 && <p className={styles.note}>{t('saferPlay.noHistory')}</p>}
      <ol className={styles.history} aria-label={t('saferPlay.history')}>
        {history.map(({ at, what, kind, period, amount, timer }, index) => (
          <li key={index} className={styles.event}>
            <span>{t(`saferPlay.what.${what}`)}</span>
            {kind && period && <span>{t(`saferPlay.limit.${kind}`, { period: t(`saferPlay.period.${period}`) })}</span>}
            {amount !== null && <Money amount={amount} />}
            {timer && <span>{t(`saferPlay.timer.${timer.kind}`)}</span>}
            {timer?.minutes && <span>{t('saferPlay.minutes', { minutes: timer.minutes })}</span>}
            <time dateTime={at} className={styles.note}>
              {formatDateTime(at)}
            </time>
          </li>
        ))}
      </ol>
    </>
  );
}
