import type { ReactNode } from 'react';
import styles from './funds-columns.module.css';

export interface FundsColumnsProps {
  children: ReactNode;
  /** Content beside the form; below it where there is no room. */
  aside?: ReactNode;
}

/** Layout of a form with content beside it. */
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
