import { useState } from 'react';
import { useText } from '@site/i18n';
import { Button, LoadFailure, Skeleton } from '@site/ui';
import { mayCall, offerFreeSpins, type Session } from '@site/platform-operator/calls';
import { useFailureText } from '#parts';
import { FreeSpinsDialog } from './free-spins-dialog';
import { FreeSpinsLine } from './free-spins-line';
import { useFreeSpins } from './players.queries';
import styles from './players.module.css';

interface PlayerFreeSpinsProps {
  username: string;
  session: Session;
}

/** Free spins of a player: a person gives them, a second person confirms many, and what is left can be taken back. */
export function PlayerFreeSpins({ username, session }: PlayerFreeSpinsProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch } = useFreeSpins(username);
  const [isGiving, setGiving] = useState(false);
  const mayGive = mayCall(session.role, offerFreeSpins.role);
  return (
    <section className={styles.section} aria-label={t('players.freeSpins')}>
      <h2 className={styles.heading}>{t('players.freeSpins')}</h2>
      {mayGive && (
        <Button variant="outline" size="s" onClick={() => setGiving(true)}>
          {t('players.giveFreeSpins')}
        </Button>
      )}
      {!data && isPending && <Skeleton className={styles.pending} />}
      {!data && error && <LoadFailure title={t('players.freeSpinsFailed')} message={textOf(error)} onRetry={refetch} />}
      {data?.length === 0 && <p className={styles.note}>{t('players.noFreeSpins')}</p>}
      {data && data.length > 0 && (
        <ol className={styles.lines}>
          {data.map((freeSpins) => (
            <FreeSpinsLine key={freeSpins.id} freeSpins={freeSpins} username={username} mayDecide={mayGive} self={session.name} />
          ))}
        </ol>
      )}
      {isGiving && <FreeSpinsDialog username={username} onClose={() => setGiving(false)} />}
    </section>
  );
}
