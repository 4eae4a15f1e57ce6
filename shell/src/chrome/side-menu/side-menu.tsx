import { useEffect, useRef } from 'react';
import { useAtom } from 'jotai';
import { useText } from '@site/i18n';
import { useLocation, useShell } from '@site/remote';
import { IconButton } from '@site/ui';
import { BalanceView } from '../toolbar/balance-view';
import { HeaderTools } from '../toolbar/header-tools';
import { PlayerMenu } from '../toolbar/player-menu';
import { StatusStrip } from '../toolbar/status-strip';
import { MenuEntries } from './menu-entries';
import { menuOpenAtom, openCategoryAtom } from '#core/layout/side-menu.atoms';
import styles from './side-menu.module.css';

interface SideMenuProps {
  /** The area's own bar takes the place of the header, so the menu shows the header's tools. */
  hasTools?: boolean;
}

/** On a desktop the menu lies beside the page. On a phone it covers the page, and nothing else can be reached. */
export function SideMenu({ hasTools }: SideMenuProps) {
  const { layout } = useShell();
  const [isOpen] = useAtom(menuOpenAtom);
  if (!isOpen) return null;
  return layout === 'desktop' ? <FixedMenu /> : <Drawer hasTools={hasTools} />;
}

function FixedMenu() {
  const t = useText('shell');
  const { pathname, search } = useLocation();
  const [, setCategory] = useAtom(openCategoryAtom);
  useEffect(() => setCategory(null), [pathname, search, setCategory]);
  return (
    <aside id="side-menu" className={styles.fixed}>
      <nav aria-label={t('menu.label')}>
        <MenuEntries />
      </nav>
    </aside>
  );
}

function Drawer({ hasTools }: SideMenuProps) {
  const t = useText('shell');
  const [, setOpen] = useAtom(menuOpenAtom);
  const { pathname, search } = useLocation();
  const place = useRef(pathname + search);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    panel.current?.querySelector('button')?.focus();
    const handleKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [setOpen]);

  useEffect(() => {
    if (place.current !== pathname + search) setOpen(false);
  }, [pathname, search, setOpen]);

  return (
    <div className={styles.over}>
      <div className={styles.backdrop} onClick={() => setOpen(false)} aria-hidden="true" />
      <div id="side-menu" ref={panel} className={styles.drawer} role="dialog" aria-modal="true" aria-label={t('menu.label')}>
        <div className={styles.head}>
          <span className={styles.title}>{t('menu.title')}</span>
          <IconButton icon="close" label={t('header.close-menu')} onClick={() => setOpen(false)} />
        </div>
        {hasTools && (
          <>
            <div className={styles.tools}>
              <BalanceView />
              <PlayerMenu />
              <HeaderTools />
            </div>
            <StatusStrip />
          </>
        )}
        <nav aria-label={t('menu.label')}>
          <MenuEntries />
        </nav>
      </div>
    </div>
  );
}
