import type { ReactNode } from 'react';
import { FormProblem, FormStatus } from '@site/ui/outcome';
import type { Said } from './use-inbox-actions';
import styles from './action-bar.module.css';

export interface ActionBarProps {
  /** How the last of it went. */
  said: Said;
  children: ReactNode;
}

/** What can be done stays in reach of the last message, too. */
export function ActionBar({ said, children }: ActionBarProps) {
  return (
    <div className={styles.top}>
      {children}
      <FormStatus>{said.status}</FormStatus>
      <FormProblem>{said.problem}</FormProblem>
    </div>
  );
}
