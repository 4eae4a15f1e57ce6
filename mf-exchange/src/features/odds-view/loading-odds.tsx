import { useEffect, useState } from 'react';
import { useText } from '@site/i18n';
import { Skeleton, Spinner } from '@site/ui';
import styles from './loading-odds.module.css';

const LONG_MS = 5000;
const ROWS = [0, 1, 2, 3, 4];

/** Placeholders of the tables below an overlay, until odds arrive. @see EXCHANGE-019 */
export function LoadingOdds() {
  const t = useText('exchange');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.place}>
      <div className={styles.rows} aria-hidden="true">
        {ROWS.map((row) => (
          <Skeleton key={row} className={styles.row} />
        ))}
      </div>
      <div className={styles.overlay} role="status">
        <Spinner isDecorative size="l" />
        <p>{t(isLong ? 'oddsView.loading.long' : 'oddsView.loading')}</p>
      </div>
    </div>
  );
}
