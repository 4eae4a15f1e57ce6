import { useRef, useState } from 'react';
import { useQuery, useShell } from '@site/remote';
import { useLanguage, useText } from '@site/i18n';
import { Button, LoadFailure } from '@site/ui';
import { Card } from '@site/ui/card';
import { FormProblem, FormStatus } from '@site/ui/outcome';
import { failureText } from '#account-form';
import { RowsSkeleton } from '#account-page';
import { NameDeviceSheet } from './name-device-sheet';
import { nameOf, OWN_WORDS, type Whereabouts } from './security.rules';
import { sessionsQuery, useEndSession } from './security.queries';
import { SessionRow } from './session-row';
import styles from './sessions.module.css';

/** Devices and places at which the player is logged in, with a button to log each one out. */
export function SessionsCard({ remoteId }: { remoteId: string }) {
  const t = useText('access');
  const { dialogs } = useShell();
  const list = useRef<HTMLUListElement>(null);
  const sessions = useQuery(sessionsQuery(remoteId, useLanguage()));
  // The row and its pressed button disappear; the list gets the focus in their place.
  const ending = useEndSession(remoteId, () => list.current?.focus());

  const [named, setNamed] = useState<Whereabouts | null>(null);

  const handleEndOthers = async () => {
    const isSure = await dialogs.confirm({
      title: t('security.sessions.endOthers'),
      message: t('security.sessions.endOthers.question'),
      confirm: t('security.sessions.end'),
      isDangerous: true,
    });
    if (isSure) ending.mutate('others');
  };

  if (!sessions.data) {
    return (
      <Card title={t('security.sessions.title')}>
        {sessions.isPending ? (
          <RowsSkeleton label={t('security.sessions.loading')} rows={2} />
        ) : (
          <LoadFailure error={sessions.error} onRetry={sessions.refetch} />
        )}
      </Card>
    );
  }

  const hasOthers = sessions.data.some((session) => !session.is_current);
  const done = ending.isSuccess ? ending.variables : null;
  return (
    <Card title={t('security.sessions.title')} lead={t('security.sessions.lead')}>
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label={t('security.sessions.title')}>
        {sessions.data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={sessions.dataUpdatedAt}
            isBusy={ending.isPending}
            onEnd={() => ending.mutate(session)}
            onName={() => setNamed(session)}
          />
        ))}
      </ul>
      <FormStatus>
        {done && (done === 'others' ? t('security.sessions.endedOthers') : t('security.sessions.ended', { device: nameOf(done) }))}
      </FormStatus>
      <FormProblem>{failureText(t, ending.error, OWN_WORDS)}</FormProblem>
      {hasOthers ? (
        <Button variant="outline" icon="logout" disabled={ending.isPending} onClick={() => void handleEndOthers()}>
          {t('security.sessions.endOthers')}
        </Button>
      ) : (
        <p className={styles.alone}>{t('security.sessions.alone')}</p>
      )}
      {named && <NameDeviceSheet remoteId={remoteId} session={named} onClose={() => setNamed(null)} />}
    </Card>
  );
}
