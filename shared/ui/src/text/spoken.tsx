import type { ReactNode } from 'react';
import styles from './spoken.module.css';

export interface SpokenProps {
  /** A `status` is read out whenever its words change. */
  role?: 'status';
  children?: ReactNode;
}

/** Words for those who do not see what stands around them. Some element around it is positioned. */
export function Spoken({ role, children }: SpokenProps) {
  return (
    <span role={role} className={styles.spoken}>
      {children}
    </span>
  );
}
