import { useId, type ReactNode } from 'react';
import type { Bet } from '@site/api/contracts/exchange';
import styles from './bet-group.module.css';

export interface BetGroupProps {
  title: string;
  bets: readonly Bet[];
  show: (bet: Bet) => ReactNode;
  /** An action for all bets of the group. */
  action?: ReactNode;
}

/** One group of bets; renders nothing without bets. */
export function BetGroup({ title, bets, show, action }: BetGroupProps) {
  const id = useId();
  if (bets.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <header className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title} <span className={styles.count}>{bets.length}</span>
        </h3>
        {action}
      </header>
      <ul className={styles.list}>
        {bets.map((bet) => (
          <li key={bet.bet_id} className={styles.bet}>
            {show(bet)}
          </li>
        ))}
      </ul>
    </section>
  );
}
