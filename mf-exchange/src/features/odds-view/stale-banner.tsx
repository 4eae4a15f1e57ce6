import { useText } from '@site/i18n';
import { Icon, Spinner } from '@site/ui';
import styles from './stale-banner.module.css';

/** Stays in sight over the prices that it speaks of. */
export function StaleBanner() {
  const t = useText('exchange');
  return (
    <div className={styles.banner} role="status">
      <Icon name="alert" />
      <p>
        <strong>{t('stale.title')}</strong> {t('stale.closed')}
      </p>
      <span className={styles.again}>
        <Spinner isDecorative /> {t('stale.reconnecting')}
      </span>
    </div>
  );
}
