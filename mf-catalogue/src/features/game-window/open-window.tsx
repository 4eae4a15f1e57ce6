import { useState, type ReactNode, useEffect } from 'react';
import { useText } from '@site/i18n';
import { useLocation, useQuery, useShell } from '@site/remote';
import { Money } from '@site/ui';
import { useGameInfo } from '#game-info';
import { RESPONSIBLE_GAMING_PATH } from '#paths';
import { GameBar } from './game-bar';
import { GameFrame } from './game-frame';
import { GameMoney } from './game-money';
import { gameSessionQuery, useReloadFigures } from './game-window.queries';
import type { OpenGame } from './game-window.rules';
import { LoginBar } from './login-bar';
import { useGameMoney } from './use-recall-on-close';
import styles from './game-window.module.css';

export function OpenWindow({ game }: { game: OpenGame }) {
  const t = useText('catalogue');
  const { session, balance, layout, navigate } = useShell();
  const run = useQuery(gameSessionQuery(game.session, session.player !== null));
  const elapsedMs = useElapsed(run.data);
  const { platform, money } = useGameMoney(game);
  const [isPaidIn, setPaidIn] = useState(platform === '');
  const { pathname } = useLocation();
  const reload = useReloadFigures(game);
  const handleLoad = () => {
    if (!game.isUsedUp) navigate(pathname, { replace: true, state: { ...game, isUsedUp: true } });
  };
  const name = run.data?.game.name || game.name;
  const code = run.data?.game.code ?? game.game?.gameCode;
  const [openInfo, infoSheet] = useGameInfo();

  return (
    <section className={styles.window} data-layout={layout}>
      <GameBar
        username={session.player?.username}
        name={name}
        elapsedMs={elapsedMs}
        net={run.data?.net}
        onClose={() => navigate(game.returnTo)}
      />
      {!session.player && <LoginBar />}
      <div className={styles.stage}>
        {isPaidIn ? (
          <GameFrame game={game} onLoad={handleLoad} onMessage={reload} />
        ) : (
          <GameMoney platform={platform} onReady={() => setPaidIn(true)} />
        )}
        <aside className={styles.side}>
          {layout === 'desktop' && (
            <dl className={styles.facts}>
              <Fact name={t(platform ? 'money.inGame' : 'window.balance')}>
                <Money amount={platform ? (money?.inGame ?? null) : balance.amount} isCounting />
              </Fact>
              <Fact name={t('window.turnover')}>
                <Money amount={run.data?.turnover ?? null} />
              </Fact>
              <Fact name={t('window.rounds')}>{run.data?.rounds ?? '—'}</Fact>
            </dl>
          )}
          {code && (
            <button type="button" className={styles.info} aria-haspopup="dialog" onClick={() => openInfo({ code, name })}>
              {t('info.title')}
            </button>
          )}
          <a className={styles.care} href={RESPONSIBLE_GAMING_PATH} target="_blank" rel="noopener">
            {t('window.care')}
          </a>
        </aside>
      </div>
      {infoSheet}
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** Time since the game began in ms, by the server's clock and updated every second; null until the server has answered. */
function useElapsed(known: { elapsedMs: number; readAt: number } | undefined) {
  const [now, setNow] = useState(() => performance.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);

  return known ? known.elapsedMs + Math.max(0, now - known.readAt) : null;
}
