import type { ComponentPropsWithRef, ElementType } from 'react';
import { Icon } from '@site/ui';
import styles from './page-head.module.css';

export type BackLinkProps<As extends ElementType = 'a'> = {
  /** The router's `Link`; a plain anchor when left out. */
  as?: As;
} & Omit<ComponentPropsWithRef<As>, 'as' | 'className'>;

/** Link back, above the title of a screen. */
export function BackLink<As extends ElementType = 'a'>({ as, ...rest }: BackLinkProps<As>) {
  const { children, ...props } = rest as ComponentPropsWithRef<'a'>;
  const Link: ElementType = as ?? 'a';
  return (
    <Link {...props} className={styles.back}>
      <Icon name="arrow-left" />
      {children}
    </Link>
  );
}
