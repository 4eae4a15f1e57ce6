import type { ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  variant: 'good' | 'bad' | 'new' | 'quiet';
  children: ReactNode;
}

export function Badge({ variant, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-variant={variant}>
      {children}
    </span>
  );
}
