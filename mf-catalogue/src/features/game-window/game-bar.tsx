import { useText } from '@site/i18n';
import { IconButton, Money } from '@site/ui';
import { formatElapsed } from './game-window.rules';
import styles from './game-bar.module.css';

interface GameBarProps {
  username: string | undefined;
  name: string;
  /** Null until the platform said. */
  elapsedMs: number | null;
  net: string | undefined;
  onClose: () => void;
}

/** Who plays what, for how long, and what it has cost or brought: always in sight. */
export function GameBar({ username, name, elapsedMs, net, onClose }: GameBarProps) {
  const t = useText('catalogue');
  return (
    <header className={styles.bar}>
      <div className={styles.who}>
        <h1 className={styles.name}>{name}</h1>
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
      <IconButton icon="close" label={t('window.close')} onClick={onClose} />
    </header>
  );
}
