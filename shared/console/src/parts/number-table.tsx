import type { ReactNode } from 'react';
import styles from './number-table.module.css';

interface NumberTableProps {
  label?: string;
  /** Many rows in a small place. */
  isDense?: boolean;
  /** `thead` and `tbody`; the first cell of a row is its name. */
  children: ReactNode;
}

/** A table of numbers: the name of each row at its start, and digits below each other. */
export function NumberTable({ label, isDense, children }: NumberTableProps) {
  return (
    <table className={styles.table} aria-label={label} data-dense={isDense || undefined}>
      {children}
    </table>
  );
}
