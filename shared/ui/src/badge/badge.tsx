import type { ReactNode } from 'react';
import { Icon, type IconName } from '@site/ui';
import styles from './badge.module.css';

export interface BadgeProps {
  variant: 'good' | 'new' | 'bad' | 'quiet';
  icon?: IconName;
  /** A `status` is read out when its words change. */
  role?: 'status';
  children: ReactNode;
}

/** One or two words on the state of what stands beside them. */
export function Badge({ variant, icon, role, children }: BadgeProps) {
  return (
    <span role={role} className={styles.badge} data-variant={variant}>
      {icon && <Icon name={icon} size="s" />}
      <span>{children}</span>
    </span>
  );
}
