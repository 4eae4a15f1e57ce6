import { useId, type ReactNode } from 'react';
import styles from './card.module.css';

export interface CardProps {
  title: string;
  lead?: string;
  /** Shown beside the title. */
  mark?: ReactNode;
  children: ReactNode;
}

/** Section of an account screen about one subject, with a title (`h2`) and an optional lead. */
export function Card({ title, lead, mark, children }: CardProps) {
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
