import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { Link, useShell } from '@site/remote';
import { Icon } from '@site/ui';
import { ACCOUNT } from '#paths';
import styles from './account-page.module.css';

export interface AccountPageProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A screen inside the frame: one column, with the player's way back to the account menu on a phone. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  const t = useText('access');
  const { layout, session } = useShell();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        {layout === 'mobile' && session.player && (
          <Link className={styles.back} to={ACCOUNT}>
            <Icon name="arrow-left" />
            {t('account.back')}
          </Link>
        )}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
