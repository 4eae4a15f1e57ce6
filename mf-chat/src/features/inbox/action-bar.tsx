import type { ReactNode } from 'react';
import { FormProblem, FormStatus } from '@site/ui/outcome';
import type { ActionReport } from './use-inbox-actions';
import styles from './action-bar.module.css';

export interface ActionBarProps {
  /** Result of the last action. */
  said: ActionReport;
  children: ReactNode;
}

/** Sticks to the top, so that its buttons can be reached from the last message, too. */
export function ActionBar({ said, children }: ActionBarProps) {
  return (
    <div className={styles.top}>
      {children}
      <FormStatus>{said.status}</FormStatus>
      <FormProblem>{said.problem}</FormProblem>
    </div>
  );
}
