import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { Link, useShell } from '@site/remote';
import { BackLink, Page } from '@site/ui/page-head';
import { ACCOUNT } from '#paths';

export interface RecordsPageProps {
  title: string;
  /** One sentence on what the screen is for. */
  lead?: string;
  /** Beside the title: a filter, where else one may go. */
  aside?: ReactNode;
  /** A table with many columns takes the whole width of a desktop. */
  isWide?: boolean;
  /** One record stands in place of the list, with its own way back. */
  isDeeper?: boolean;
  children?: ReactNode;
}

/** A screen of records inside the frame, with the player's way back to the account on a phone. */
export function RecordsPage({ title, lead, aside, isWide, isDeeper, children }: RecordsPageProps) {
  const t = useText('records');
  const { layout } = useShell();
  const back = layout === 'mobile' && !isDeeper && (
    <BackLink as={Link} to={ACCOUNT}>
      {t('page.back')}
    </BackLink>
  );
  return (
    <Page title={title} lead={lead} aside={aside} back={back} isWide={isWide}>
      {children}
    </Page>
  );
}
