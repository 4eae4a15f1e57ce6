import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../icons/icon';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** Accessible name: the action of the button. */
  label: string;
  variant?: 'plain' | 'raised';
  /** Turns the icon while data is fetched. */
  isSpinning?: boolean;
}

/** Button that shows only an icon; `label` is its name and its tooltip. */
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
