import styles from './bet-names.module.css';

export function MarketNames({ event_name, market_name }: { event_name: string; market_name: string }) {
  return (
    <span className={styles.names}>
      <span className={styles.selection}>{market_name}</span>
      <span className={styles.market}>{event_name}</span>
    </span>
  );
}
