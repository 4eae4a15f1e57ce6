import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { Link, useShell } from '@site/remote';
import { BackLink, PageHead } from '@site/ui/page-head';
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
  const back = layout === 'mobile' && session.player && (
    <BackLink as={Link} to={ACCOUNT}>
      {t('account.back')}
    </BackLink>
  );
  return (
    <div className={styles.page}>
      <PageHead title={title} lead={lead} back={back} />
      {children}
    </div>
  );
}
