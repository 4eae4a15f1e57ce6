import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router-dom';
import { useText } from '@site/i18n';
import { Icon } from '@site/ui';
import type { Session } from '@site/platform-operator/calls';
import { SignInAgain } from '#session';
import { OwnMenu } from './own-menu';
import { pagesFor } from './pages';
import styles from './frame.module.css';

/** Menu and page: a rail at the left, on a phone a bar at the bottom within the reach of a thumb. */
export function Frame({ session }: { session: Session }) {
  const t = useText('console');
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  // On a phone the bar is longer than the screen, and the page that is open must be seen in it.
  useEffect(() => {
    const link = menu.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (menu.current && link) menu.current.scrollLeft = link.offsetLeft - (menu.current.clientWidth - link.offsetWidth) / 2;
  }, [pathname]);
  return (
    <div className={styles.frame}>
      <header className={styles.rail}>
        <p className={styles.brand}>{t('frame.brand')}</p>
        <nav ref={menu} className={styles.nav} aria-label={t('frame.pages')}>
          {pagesFor(session).map(({ path, name, icon }) => (
            <NavLink key={path} to={`/${path}`} className={styles.link}>
              <Icon name={icon} />
              <span>{t(`${name}.short`)}</span>
            </NavLink>
          ))}
        </nav>
        <OwnMenu session={session} />
      </header>
      <main className={styles.main}>
        <Outlet />
      </main>
      <SignInAgain />
    </div>
  );
}
