import { useState } from 'react';
import { useText } from '@site/i18n';
import { useQuery, useShell } from '@site/remote';
import { Button, IconButton, LoadFailure, ScreenTitle, Spinner } from '@site/ui';
import { Badge } from '@site/ui/badge';
import { useGameInfo } from '#game-info';
import { RESPONSIBLE_GAMING_PATH } from '#paths';
import { GameFrame } from './game-frame';
import { practiceQuery, type PracticeGame } from './practice.queries';
import barStyles from './game-bar.module.css';
import styles from './game-window.module.css';

interface PracticeWindowProps {
  game: PracticeGame;
  returnTo: string;
}

/** Window around a game without money: it says so always, and shows no balance and no result of money. */
export function PracticeWindow({ game, returnTo }: PracticeWindowProps) {
  const t = useText('catalogue');
  const { session, layout, navigate } = useShell();
  const { data, error, isFetching, refetch } = useQuery(practiceQuery(game, session.player !== null));
  const [endedSession, setEndedSession] = useState<string | null>(null);
  const [openInfo, infoSheet] = useGameInfo();
  const name = data?.name ?? t('practice.title');
  const handleClose = () => navigate(returnTo);

  function stage() {
    if (data && data.session !== endedSession)
      return (
        <GameFrame
          key={data.session}
          game={data}
          onMessage={(type) => {
            if (type === 'close') setEndedSession(data.session);
          }}
        />
      );
    if (data)
      return (
        <div className={styles.middle}>
          <p role="status">{t('practice.over')}</p>
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {t('practice.again')}
          </Button>
          <Button variant="outline" onClick={handleClose}>
            {t('window.games')}
          </Button>
        </div>
      );
    return (
      <div className={styles.middle}>
        {isFetching ? <Spinner size="l" /> : <LoadFailure error={error} onRetry={() => void refetch()} />}
      </div>
    );
  }

  return (
    <section className={styles.window} data-layout={layout}>
      <header className={barStyles.bar}>
        <div className={barStyles.who}>
          <ScreenTitle className={barStyles.name}>{name}</ScreenTitle>
          <p className={barStyles.username}>{t('practice.text')}</p>
        </div>
        <Badge variant="new">{t('practice.label')}</Badge>
        <IconButton icon="close" label={t('window.close')} onClick={handleClose} />
      </header>
      <div className={styles.stage}>
        {stage()}
        <aside className={styles.side}>
          <button type="button" className={styles.info} aria-haspopup="dialog" onClick={() => openInfo({ code: game.gameCode, name })}>
            {t('info.title')}
          </button>
          <a className={styles.care} href={RESPONSIBLE_GAMING_PATH} target="_blank" rel="noopener">
            {t('window.care')}
          </a>
        </aside>
      </div>
      {infoSheet}
    </section>
  );
}
