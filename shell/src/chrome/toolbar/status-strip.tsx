import { useText } from '@site/i18n';
import { HeaderClock } from './header-clock';
import styles from './status-strip.module.css';

/** The clock and the demo badge. */
export function StatusStrip() {
  const t = useText('shell');
  return (
    <div className={styles.strip}>
      <HeaderClock />
      <span className={styles.demo}>{t('demo.badge')}</span>
    </div>
  );
}
