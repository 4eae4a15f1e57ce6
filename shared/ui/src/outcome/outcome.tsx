import type { ReactNode } from 'react';
import { Icon } from '@site/ui';
import styles from './outcome.module.css';

interface OutcomeProps {
  /** Nothing is drawn without words; the live region stays, so that they are read out when they come. */
  children?: ReactNode;
}

/** What went wrong with a form, in red above its button. */
export function FormProblem({ children }: OutcomeProps) {
  return (
    <div role="alert" className={styles.outcome} data-kind="problem" data-empty={!children || undefined}>
      {withIcon('alert', children)}
    </div>
  );
}

/** What has just been done. */
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
