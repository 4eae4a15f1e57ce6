import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { Link, useShell } from '@site/remote';
import { Icon } from '@site/ui';
import { BackLink, PageHead } from '@site/ui/page-head';
import { ACCOUNT, DEPOSIT, WITHDRAWAL } from '#paths';
import { FundsColumns } from './funds-columns';
import styles from './funds-page.module.css';

const TABS = [
  { tab: 'deposit', path: DEPOSIT, icon: 'deposit' },
  { tab: 'withdrawal', path: WITHDRAWAL, icon: 'withdraw' },
] as const;

export interface FundsPageProps {
  tab: (typeof TABS)[number]['tab'];
  children: ReactNode;
  /** The right rail of a desktop; below the form on a phone. */
  aside?: ReactNode;
}

/** Head and tabs that deposit and withdrawal share. @see FUNDS-003 */
export function FundsPage({ tab, children, aside }: FundsPageProps) {
  const t = useText('funds');
  const { layout } = useShell();
  const back = layout === 'mobile' && (
    <BackLink as={Link} to={ACCOUNT}>
      {t('account.back')}
    </BackLink>
  );
  return (
    <div className={styles.page} data-layout={layout}>
      <PageHead title={t('funds.title')} back={back}>
        <nav className={styles.tabs} aria-label={t('funds.title')}>
          {TABS.map((one) => (
            <Link key={one.tab} className={styles.tab} to={one.path} aria-current={one.tab === tab ? 'page' : undefined}>
              <Icon name={one.icon} />
              {t(`funds.${one.tab}`)}
            </Link>
          ))}
        </nav>
      </PageHead>
      <FundsColumns aside={aside}>{children}</FundsColumns>
    </div>
  );
}
