import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../icons/icon';
import { Spinner } from './spinner';
import styles from './button.module.css';

type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'gold' | 'danger';
type ButtonSize = 's' | 'm' | 'l';

export interface ButtonLook {
  /** One `primary` a screen. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  isWide?: boolean;
  icon?: IconName;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Disabled, with a turning ring; the caller changes the words. */
  isBusy?: boolean;
}

export function Button({
  variant = 'primary',
  size = 'm',
  isWide,
  icon,
  isBusy,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
    >
      {isBusy ? <Spinner isDecorative /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
