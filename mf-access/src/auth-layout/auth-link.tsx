import type { ReactNode } from 'react';
import { Link } from '@site/remote';
import styles from './auth-link.module.css';

export interface StageLinkProps {
  to: string;
  children: ReactNode;
}

export function AuthLink({ to, children }: StageLinkProps) {
  return (
    <Link className={styles.link} to={to}>
      {children}
    </Link>
  );
}

/** Below a form: a link to another screen, and the people it is for. */
export function AuthAlternative({ who, ...link }: StageLinkProps & { who: string }) {
  return (
    <p className={styles.other}>
      {who} <AuthLink {...link} />
    </p>
  );
}
