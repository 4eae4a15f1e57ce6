import type { ReactNode } from 'react';
import styles from './free-bets.module.css';

/** One fact of a card, with its name. */
export function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
