import type { ReactNode } from 'react';
import styles from './funds-columns.module.css';

export interface FundsColumnsProps {
  children: ReactNode;
  /** Beside it where there is room, below it elsewhere. */
  aside?: ReactNode;
}

/** A form and what is good to see beside it. */
export function FundsColumns({ children, aside }: FundsColumnsProps) {
  return (
    <div className={styles.place}>
      <div className={styles.columns} data-aside={aside ? true : undefined}>
        <div className={styles.main}>{children}</div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </div>
  );
}
