import { useId, type ReactNode } from 'react';
import styles from './security-card.module.css';

export interface SecurityCardProps {
  title: string;
  lead?: string;
  /** Beside the title. */
  mark?: ReactNode;
  children: ReactNode;
}

export function SecurityCard({ title, lead, mark, children }: SecurityCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.header}>
        <div className={styles.line}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {mark}
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </section>
  );
}
