import { useState } from 'react';
import { formatDateTime, useText } from '@site/i18n';
import { Button, Dialog, LoadFailure, Skeleton } from '@site/ui';
import { FormError } from '@site/ui/forms';
import type { PlayerSession } from '@site/platform-operator/calls';
import { useFailureText } from '#parts';
import { useEndSessions, useSessions } from './players.queries';
import styles from './players.module.css';

/** Sessions in which the player is logged in; one or all of them can be ended. */
export function PlayerSessions({ username }: { username: string }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch } = useSessions(username);
  const [ending, setEnding] = useState<PlayerSession | 'all' | null>(null);
  const content = () => {
    if (data)
      return data.length === 0 ? (
        <p className={styles.note}>{t('players.noSessions')}</p>
      ) : (
        <ul className={styles.lines}>
          {data.map((session) => (
            <li key={session.id} className={styles.session}>
              <span className={styles.agent}>{session.user_agent || session.ip}</span>
              <span className={styles.note}>{t('players.used', { ip: session.ip, moment: formatDateTime(session.used_at) })}</span>
              <Button variant="quiet" size="s" aria-label={t('players.endOf', { ip: session.ip })} onClick={() => setEnding(session)}>
                {t('players.end')}
              </Button>
            </li>
          ))}
        </ul>
      );
    return isPending ? (
      <Skeleton className={styles.pending} />
    ) : (
      <LoadFailure title={t('players.sessionsFailed')} message={textOf(error)} onRetry={refetch} />
    );
  };
  return (
    <section className={styles.section} aria-label={t('players.sessions')}>
      <h2 className={styles.heading}>{t('players.sessions')}</h2>
      {content()}
      {data && data.length > 1 && (
        <Button variant="outline" size="s" onClick={() => setEnding('all')}>
          {t('players.endAll')}
        </Button>
      )}
      {ending && <EndSessions username={username} session={ending} onClose={() => setEnding(null)} />}
    </section>
  );
}

interface EndSessionsProps {
  username: string;
  session: PlayerSession | 'all';
  onClose: () => void;
}

function EndSessions({ username, session, onClose }: EndSessionsProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { mutate, isPending, error } = useEndSessions(username);
  const isAll = session === 'all';
  const label = t(isAll ? 'players.endAll' : 'players.end');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(isAll ? 'players.endAllOf' : 'players.endOneOf', { username })}
      description={t('players.endEffect')}
      actions={
        <Button
          variant="danger"
          isBusy={isPending}
          onClick={() => mutate({ username, ...(isAll ? {} : { session: session.id }) }, { onSuccess: onClose })}
        >
          {label}
        </Button>
      }
    >
      <FormError message={error && textOf(error)} />
    </Dialog>
  );
}
