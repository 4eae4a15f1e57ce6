import { useId, type ReactNode } from 'react';
import styles from './overview-card.module.css';

interface OverviewCardProps {
  title: string;
  isWide?: boolean;
  /** Shown beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

export function OverviewCard({ title, isWide, action, children }: OverviewCardProps) {
  const heading = useId();
  return (
    <section className={styles.card} data-wide={isWide || undefined} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** A list of names and values. */
export function Facts({ facts, columns = 1 }: { facts: readonly (readonly [name: string, value: ReactNode])[]; columns?: 1 | 2 }) {
  return (
    <dl className={styles.facts} data-columns={columns}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.what}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
