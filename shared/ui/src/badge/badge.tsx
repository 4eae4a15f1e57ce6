import type { ReactNode } from 'react';
import styles from './badge.module.css';

export interface BadgeProps {
  tone?: 'neutral' | 'leaf' | 'petal' | 'gold' | 'danger';
  children: ReactNode;
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
