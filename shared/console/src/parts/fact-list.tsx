import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** A name with its value; a fact without a value is left out. */
export interface PanelFact {
  name: string;
  value: ReactNode;
}

/** Facts of one thing below each other. */
export function FactList({ facts }: { facts: readonly PanelFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
