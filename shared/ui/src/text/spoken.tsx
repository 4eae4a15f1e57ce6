import type { ReactNode } from 'react';
import styles from './spoken.module.css';

export interface SpokenProps {
  /** `status`: assistive technology reads the text whenever it changes. */
  role?: 'status';
  children?: ReactNode;
}

/** Text for assistive technology only. An element around it must be positioned. */
export function Spoken({ role, children }: SpokenProps) {
  return (
    <span role={role} className={styles.spoken}>
      {children}
    </span>
  );
}
