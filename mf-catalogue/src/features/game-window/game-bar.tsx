import { useText } from '@site/i18n';
import { IconButton, Money, ScreenTitle } from '@site/ui';
import { RESPONSIBLE_GAMING_PATH } from '#paths';
import { formatElapsed } from './game-window.rules';
import styles from './game-bar.module.css';

interface GameBarProps {
  username: string | undefined;
  name: string;
  /** Null until the platform has answered. */
  elapsedMs: number | null;
  net: string | undefined;
  onClose: () => void;
}

/** Bar above the game that is always in view: username, game, elapsed time, and the net result of this session. */
export function GameBar({ username, name, elapsedMs, net, onClose }: GameBarProps) {
  const t = useText('catalogue');
  return (
    <header className={styles.bar}>
      <div className={styles.who}>
        <ScreenTitle className={styles.name}>{name}</ScreenTitle>
        {username && <p className={styles.username}>{username}</p>}
      </div>
      <dl className={styles.figures}>
        <div>
          <dt className={styles.label}>{t('window.elapsed')}</dt>
          <dd className={styles.value}>
            <time role="timer">{elapsedMs === null ? '—' : formatElapsed(elapsedMs)}</time>
          </dd>
        </div>
        <div>
          <dt className={styles.label}>{t('window.net')}</dt>
          <dd className={styles.value}>
            <Money amount={net ?? null} isSigned />
          </dd>
        </div>
      </dl>
      {/* The link opens a tab of its own, because the launch address of a running game works only once. */}
      <a className={styles.limits} href={RESPONSIBLE_GAMING_PATH} target="_blank" rel="noopener">
        {t('window.limits')} <span className={styles.hidden}>{t('window.newTab')}</span>
      </a>
      <IconButton icon="close" label={t('window.close')} onClick={onClose} />
    </header>
  );
}
