import type { ReactNode } from 'react';
import { Link } from '@site/remote';
import { Icon } from '@site/ui';
import styles from './back-link.module.css';

/** The way back, above the title of a screen. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.back} to={to}>
      <Icon name="arrow-left" />
      {children}
    </Link>
  );
}
