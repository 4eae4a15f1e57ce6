import type { ComponentProps } from 'react';
import { Link } from '@site/remote';
import { Icon } from '@site/ui';
import styles from './row-link.module.css';

/** A way on that the whole row or card offers. */
export function RowLink({ children, ...link }: ComponentProps<typeof Link>) {
  return (
    <Link {...link} className={styles.link}>
      {children}
      <Icon name="chevron-right" size="s" />
    </Link>
  );
}
