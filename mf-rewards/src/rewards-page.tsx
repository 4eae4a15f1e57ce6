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

/** A screen of rewards inside the frame: one column, with the player's way back to the account on a phone. */
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
