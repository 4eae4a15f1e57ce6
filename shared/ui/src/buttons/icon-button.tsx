import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../icons/icon';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** What it does, for those who do not see the picture. */
  label: string;
  variant?: 'plain' | 'raised';
  /** Turns once around while something is fetched. */
  isSpinning?: boolean;
}

export function IconButton({ icon, label, variant = 'plain', isSpinning, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={rest.title ?? label}
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-variant={variant}
      data-spinning={isSpinning || undefined}
    >
      <Icon name={icon} />
    </button>
  );
}
