import { useText } from '@site/i18n';
import { HeaderClock } from './header-clock';
import styles from './status-strip.module.css';

/** Quiet facts about the whole site. */
export function StatusStrip() {
  const t = useText('shell');
  return (
    <div className={styles.strip}>
      <HeaderClock />
      <span className={styles.demo}>{t('demo.badge')}</span>
    </div>
  );
}
