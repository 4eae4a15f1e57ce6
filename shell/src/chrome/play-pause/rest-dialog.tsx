import type { PlayPause } from '@site/api/contracts/safer-play';
import { formatDateTime, useText } from '@site/i18n';
import { Link, useQuery, useShell } from '@site/remote';
import { Button, Dialog, LinkButton } from '@site/ui';
import { playSessionQuery } from './play-pause.queries';
import { SessionFigures } from './session-figures';
import styles from './play-pause.module.css';

const BREAKS = '/responsible-gaming?tool=break';

interface RestDialogProps {
  reason: Exclude<PlayPause, 'check'>;
  remoteId: string;
  /** It covers a running game, and closing it leaves the game. */
  isGame: boolean;
  /** Called when the player leaves the dialog. */
  onSaid: () => void;
}

/** Rest after a session: figures of the session, and the time at which play opens again. */
export function RestDialog({ reason, remoteId, isGame, onSaid }: RestDialogProps) {
  const t = useText('play');
  const { navigate } = useShell();
  const session = useQuery(playSessionQuery(remoteId));
  const minutes = session.data?.timers.find(({ kind }) => kind === 'session')?.minutes ?? 0;
  const until = session.data?.pause?.until;
  const close = () => {
    onSaid();
    if (isGame) navigate('/');
  };

  return (
    <Dialog
      isOpen
      isDismissible={!isGame}
      onClose={close}
      title={t(`${reason}.title`)}
      description={
        until ? t(`${reason}.lead`, { minutes, time: formatDateTime(until).slice(-'HH:mm:ss'.length, -':ss'.length) }) : undefined
      }
      actions={
        <>
          <LinkButton as={Link} to={BREAKS} variant="outline" onClick={onSaid}>
            {t('longer')}
          </LinkButton>
          <Button onClick={close}>{t(isGame ? 'closeGame' : 'close')}</Button>
        </>
      }
    >
      <div className={styles.body}>
        <SessionFigures query={session} />
        <p className={styles.hint}>{t('keeps')}</p>
      </div>
    </Dialog>
  );
}
