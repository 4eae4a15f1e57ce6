import type { ReactNode } from 'react';
import { Icon } from '@site/ui';
import styles from './result.module.css';

interface ResultProps {
  tone: 'good' | 'bad';
  title: string;
  children: ReactNode;
}

/** Result of the request. */
export function Result({ tone, title, children }: ResultProps) {
  return (
    <div className={styles.result} data-tone={tone}>
      <h2 className={styles.title}>
        <Icon name={tone === 'good' ? 'check' : 'alert'} />
        {title}
      </h2>
      {children}
    </div>
  );
}
