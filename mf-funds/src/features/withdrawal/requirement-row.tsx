import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { Icon, type IconName } from '@site/ui';
import { Badge } from '@site/ui/badge';
import styles from './requirement-row.module.css';

export interface RequirementRowProps {
  title: string;
  /** Default: "Missing". */
  state?: string;
  icon?: IconName;
  /** Explains the requirement. */
  children: ReactNode;
  /** Page where the player meets the requirement; `action` is the text of the link. */
  to: string;
  action: string;
}

/** A requirement that is not met, with a link to meet it. */
export function RequirementRow({ title, state, icon = 'alert', children, to, action }: RequirementRowProps) {
  const t = useText('funds');
  return (
    <li className={styles.row} aria-label={title}>
      <div className={styles.line}>
        <span className={styles.title}>{title}</span>
        <Badge variant="new" icon={icon}>
          {state ?? t('withdrawal.missing')}
        </Badge>
      </div>
      <div className={styles.words}>{children}</div>
      <Link className={styles.way} to={to}>
        {action}
        <Icon name="chevron-right" size="s" />
      </Link>
    </li>
  );
}
