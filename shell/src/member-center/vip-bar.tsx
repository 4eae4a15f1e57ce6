import type { Profile } from '@site/api/contracts/account';
import { useText } from '@site/i18n';
import styles from './vip-bar.module.css';

/** From the level that the player has to the next one; full at the top. */
export function VipBar({ standing: { name, next, progress } }: { standing: Profile['vip'] }) {
  const t = useText('account');
  const percent = next === null ? 100 : Math.min(100, Math.max(0, progress));
  return (
    <div className={styles.vip}>
      <div
        className={styles.bar}
        role="progressbar"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-label={next === null ? t('vip.top') : t('vip.progress', { level: t(name), next: t(next) })}
      >
        <span className={styles.done} style={{ inlineSize: `${percent}%` }} />
      </div>
      <div className={styles.ends}>
        <span>{t(name)}</span>
        {next !== null && <span>{t(next)}</span>}
      </div>
    </div>
  );
}
