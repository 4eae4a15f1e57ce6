import type { ReactNode } from 'react';
import { Icon } from '@site/ui';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  /** Always seen; opens and closes the rest. */
  summary: ReactNode;
  /** From the start. */
  isOpen?: boolean;
  children: ReactNode;
}

/** More to one line, for those who ask. */
export function Disclosure({ summary, isOpen, children }: DisclosureProps) {
  return (
    <details open={isOpen}>
      <summary className={styles.summary}>
        {summary}
        <span className={styles.mark}>
          <Icon name="chevron-down" size="s" />
        </span>
      </summary>
      {children}
    </details>
  );
}
