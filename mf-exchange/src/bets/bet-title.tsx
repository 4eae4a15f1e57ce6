import type { Bet } from '@site/api/contracts/exchange';
import { SideMark } from './side-mark';
import styles from './bet-title.module.css';

type TitledBet = Pick<Bet, 'side' | 'selection_name' | 'market_name' | 'event_name'>;

/** What was bet on. */
export function BetTitle({ bet, hasEvent }: { bet: TitledBet; hasEvent?: boolean }) {
  return (
    <div className={styles.title}>
      <SideMark side={bet.side} />
      <div className={styles.names}>
        <strong className={styles.selection}>{bet.selection_name}</strong>
        <span className={styles.market}>{hasEvent ? `${bet.market_name} · ${bet.event_name}` : bet.market_name}</span>
      </div>
    </div>
  );
}
