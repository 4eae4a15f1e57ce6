import { useText } from '@site/i18n';
import styles from './bet-names.module.css';

export function MarketNames({ event_name, market_name }: { event_name: string; market_name: string }) {
  const t = useText('exchange');
  return (
    <span className={styles.names}>
      <span className={styles.selection}>{t(market_name)}</span>
      <span className={styles.market}>{event_name}</span>
    </span>
  );
}
