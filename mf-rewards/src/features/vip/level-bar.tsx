import type { Profile } from '@site/api/contracts/account';
import { useText } from '@site/i18n';
import styles from './level-bar.module.css';

/** From the level that the player has to the next one; full at the top. */
export function LevelBar({ standing: { name, next, progress } }: { standing: Profile['vip'] }) {
  const t = useText('rewards');
  const percent = next === null ? 100 : progress;
  return (
    <div className={styles.way}>
      <div
        role="progressbar"
        className={styles.bar}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-label={next === null ? t('vip.top') : t('vip.progress', { level: t(name), next: t(next) })}
      >
        <span className={styles.done} style={{ inlineSize: `${percent}%` }} />
      </div>
      <div className={styles.ends}>
        <span>{t(name)}</span>
        <span>{next === null ? t('vip.top') : t(next)}</span>
      </div>
    </div>
  );
}
