import { useText } from '@site/i18n';
import { Icon, Spinner } from '@site/ui';
import { useLiveStatus, type LiveEvent } from '#markets';
import styles from './stale-banner.module.css';

export interface StaleBannerProps {
  live: LiveEvent;
}

/** Banner over stale prices, which stays in view; renders nothing while prices are current. */
export function StaleBanner({ live }: StaleBannerProps) {
  const t = useText('exchange');
  if (useLiveStatus(live) !== 'stale') return null;
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
