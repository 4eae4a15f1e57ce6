import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { Link, useShell } from '@site/remote';
import { Icon } from '@site/ui';
import { ACCOUNT, DEPOSIT, WITHDRAWAL } from '#paths';
import { BackLink } from './back-link';
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

/** The head that money in and money out share. @see FUNDS-003 */
export function FundsPage({ tab, children, aside }: FundsPageProps) {
  const t = useText('funds');
  const { layout } = useShell();
  return (
    <div className={styles.page} data-layout={layout}>
      <header className={styles.header}>
        {layout === 'mobile' && <BackLink to={ACCOUNT}>{t('account.back')}</BackLink>}
        <h1 className={styles.title}>{t('funds.title')}</h1>
        <nav className={styles.tabs} aria-label={t('funds.title')}>
          {TABS.map((one) => (
            <Link key={one.tab} className={styles.tab} to={one.path} aria-current={one.tab === tab ? 'page' : undefined}>
              <Icon name={one.icon} />
              {t(`funds.${one.tab}`)}
            </Link>
          ))}
        </nav>
      </header>
      <FundsColumns aside={aside}>{children}</FundsColumns>
    </div>
  );
}
