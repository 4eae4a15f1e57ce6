import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { NoData, ScreenTitle } from '@site/ui';
import type { Session } from '@site/platform-operator/calls';
import { maySee, type MenuPage } from './pages';
import styles from './frame.module.css';

interface GuardedProps {
  session: Session;
  page: MenuPage;
  children: ReactNode;
}

/** A page, or the reason why this person does not get it. */
export function Guarded({ session, page, children }: GuardedProps) {
  const t = useText('console');
  if (maySee(session, page)) return children;
  const why =
    page.least === null
      ? t('noAccess.release', { name: session.name })
      : t('noAccess.role', { name: session.name, role: t(`role.${session.role}`), least: t(`role.${page.least}`) });
  return (
    <section className={styles.notice}>
      <ScreenTitle className={styles.noticeTitle}>{t(page.name)}</ScreenTitle>
      <NoData text={why}>
        <p className={styles.hint}>{t('noAccess.hint')}</p>
      </NoData>
    </section>
  );
}
