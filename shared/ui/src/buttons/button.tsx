import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../icons/icon';
import { Spinner } from './spinner';
import styles from './button.module.css';

type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'gold' | 'danger';
type ButtonSize = 's' | 'm' | 'l';

/** Look of a button, or of a link that looks like a button. */
export interface ButtonLook {
  /** At most one `primary` on a screen. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  isWide?: boolean;
  icon?: IconName;
}

/** Look of a `Button`, and the attributes of its HTML button. */
export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Disabled, with a spinner; the caller changes the label. */
  isBusy?: boolean;
}

/** Button for an action; use `LinkButton` to go to another page. Its `type` is `button` by default, so it does not submit a form. */
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
