import type { ReactNode } from 'react';
import { Icon } from '@site/ui';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  /** Always visible; a press opens and closes the rest. */
  summary: ReactNode;
  /** True: open from the start. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A line that opens to show more. */
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
