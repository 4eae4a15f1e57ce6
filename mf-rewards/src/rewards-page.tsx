import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { Link, useShell } from '@site/remote';
import { BackLink, Page } from '@site/ui/page-head';
import { ACCOUNT } from '#paths';

export interface RewardsPageProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Layout of a rewards screen: one column; on a phone it has a link back to the account. */
export function RewardsPage({ title, lead, children }: RewardsPageProps) {
  const t = useText('rewards');
  const { layout } = useShell();
  const back = layout === 'mobile' && (
    <BackLink as={Link} to={ACCOUNT}>
      {t('page.back')}
    </BackLink>
  );
  return (
    <Page title={title} lead={lead} back={back}>
      {children}
    </Page>
  );
}
