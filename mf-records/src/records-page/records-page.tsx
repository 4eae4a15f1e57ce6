import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { Link, useShell } from '@site/remote';
import { BackLink, Page } from '@site/ui/page-head';
import { ACCOUNT } from '#paths';

export interface RecordsPageProps {
  title: string;
  /** One sentence on the purpose of the screen. */
  lead?: string;
  /** Content beside the title: a filter or a link. */
  aside?: ReactNode;
  /** A table with many columns takes the whole width of a desktop. */
  isWide?: boolean;
  /** True for a view in place of the list, which has a way back of its own. */
  isDeeper?: boolean;
  children?: ReactNode;
}

/** Layout of a records screen; on a phone it has a link back to the account. */
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
