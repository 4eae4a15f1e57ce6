import type { ReactNode } from 'react';
import { Icon } from '@site/ui';
import styles from './outcome.module.css';

interface OutcomeProps {
  /** Empty content draws nothing but keeps the live region, so that later content is announced. */
  children?: ReactNode;
}

/** Failure of a form, in red above its button; announced as an alert. */
export function FormProblem({ children }: OutcomeProps) {
  return (
    <div role="alert" className={styles.outcome} data-kind="problem" data-empty={!children || undefined}>
      {withIcon('alert', children)}
    </div>
  );
}

/** Success of a form or an action; announced as a status. */
export function FormStatus({ children }: OutcomeProps) {
  return (
    <div role="status" className={styles.outcome} data-kind="status" data-empty={!children || undefined}>
      {withIcon('check', children)}
    </div>
  );
}

const withIcon = (name: 'alert' | 'check', children: ReactNode) =>
  children && (
    <>
      <Icon name={name} />
      <p>{children}</p>
    </>
  );
