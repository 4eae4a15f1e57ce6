import type { ReactNode } from 'react';
import { Icon, type IconName } from '@site/ui';
import styles from './badge.module.css';

/** Colour, icon and role of a `Badge`. */
export interface BadgeProps {
  variant: 'good' | 'new' | 'bad' | 'quiet';
  icon?: IconName;
  /** `status`: assistive technology reads the label when it changes. */
  role?: 'status';
  children: ReactNode;
}

/** A short label for the state of the item beside it. */
export function Badge({ variant, icon, role, children }: BadgeProps) {
  return (
    <span role={role} className={styles.badge} data-variant={variant}>
      {icon && <Icon name={icon} size="s" />}
      <span>{children}</span>
    </span>
  );
}
