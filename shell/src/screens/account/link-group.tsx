import { useId, type ReactNode } from 'react';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { Icon } from '@site/ui';
import type { MenuGroup } from './menu-rows';
import styles from './link-group.module.css';

/** A card with a list of links. */
export function LinkGroup({ title, rows }: MenuGroup) {
  const t = useText('account');
  return (
    <RowCard title={t(title)}>
      {rows.map(({ path, label, icon }) => (
        <li key={path}>
          <Link to={path} className={styles.row}>
            <span className={styles.picture}>
              <Icon name={icon} />
            </span>
            <span className={styles.label}>{t(label)}</span>
            <Icon name="chevron-right" size="s" />
          </Link>
        </li>
      ))}
    </RowCard>
  );
}

export function RowCard({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}
