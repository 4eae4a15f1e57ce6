import type { ComponentPropsWithRef, ElementType } from 'react';
import { Icon } from '../icons/icon';
import type { ButtonLook } from './button';
import styles from './button.module.css';

export type LinkButtonProps<As extends ElementType = 'a'> = ButtonLook & {
  /** The router's `Link`; a plain anchor when left out. */
  as?: As;
} & Omit<ComponentPropsWithRef<As>, keyof ButtonLook | 'as'>;

/** Link that looks like a button. Use it to go to another page, and `Button` for an action. */
export function LinkButton<As extends ElementType = 'a'>({
  as,
  variant = 'primary',
  size = 'm',
  isWide,
  icon,
  ...rest
}: LinkButtonProps<As>) {
  const { className, children, ...props } = rest as ComponentPropsWithRef<'a'>;
  const Link: ElementType = as ?? 'a';
  return (
    <Link
      {...props}
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-variant={variant}
      data-size={size}
      data-wide={isWide || undefined}
    >
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}
