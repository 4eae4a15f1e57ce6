import type { ComponentProps } from 'react';
import { Link } from '@site/remote';
import { Icon } from '@site/ui';
import styles from './row-link.module.css';

export interface RowLinkProps extends Omit<ComponentProps<typeof Link>, 'className'> {
  /** Puts the arrow at the end of the card, which reserves the room for it. */
  isCard?: boolean;
}

/** A link whose click target is the whole row or card. */
export function RowLink({ isCard, children, ...link }: RowLinkProps) {
  return (
    <Link {...link} className={styles.link} data-card={isCard}>
      {children}
      <span className={styles.arrow}>
        <Icon name="chevron-right" size="s" />
      </span>
    </Link>
  );
}
