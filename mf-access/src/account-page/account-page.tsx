import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { Link, useShell } from '@site/remote';
import { BackLink, Page } from '@site/ui/page-head';
import { ACCOUNT } from '#paths';

export interface AccountPageProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Layout of a screen inside the frame: one column; on a phone with a link back to the account menu. */
export function AccountPage({ title, lead, children }: AccountPageProps) {
  const t = useText('access');
  const { layout, session } = useShell();
  const back = layout === 'mobile' && session.player && (
    <BackLink as={Link} to={ACCOUNT}>
      {t('account.back')}
    </BackLink>
  );
  return (
    <Page title={title} lead={lead} back={back}>
      {children}
    </Page>
  );
}
