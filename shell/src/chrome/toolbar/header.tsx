import { useAtom } from 'jotai';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { IconButton } from '@site/ui';
import { menuOpenAtom } from '#core/layout/side-menu.atoms';
import { BalanceView } from './balance-view';
import { GuestToolbar } from './guest-toolbar';
import { HeaderTools } from './header-tools';
import { PlayerMenu } from './player-menu';
import { PlayerToolbar } from './player-toolbar';
import { SiteLogo } from './site-logo';
import { StatusStrip } from './status-strip';
import styles from './header.module.css';

interface HeaderProps {
  /** The area shows its own bar in this place: everything but the menu button moves into the menu. */
  isGivenOver?: boolean;
}

export function Header({ isGivenOver }: HeaderProps) {
  const t = useText('shell');
  const { session, layout } = useShell();
  const [isMenuOpen, setMenuOpen] = useAtom(menuOpenAtom);
  const isPlayer = session.player !== null;
  const isDesktop = layout === 'desktop';
  return (
    <header className={styles.header} data-given-over={isGivenOver || undefined}>
      <div className={styles.bar}>
        <IconButton
          icon="menu"
          label={isMenuOpen ? t('header.close-menu') : t('header.open-menu')}
          aria-expanded={isMenuOpen}
          aria-controls="side-menu"
          onClick={() => setMenuOpen(!isMenuOpen)}
        />
        {!isGivenOver && <SiteLogo isShort={isPlayer && !isDesktop} />}
        {isDesktop && isPlayer && <PlayerToolbar variant="row" />}
        <div className={styles.rest}>
          {isDesktop && <HeaderTools />}
          {isPlayer && <BalanceView />}
          {isPlayer && !isGivenOver && <PlayerMenu />}
          {isDesktop ? !isPlayer && <GuestToolbar variant="row" /> : !isGivenOver && <HeaderTools />}
        </div>
      </div>
      {!isGivenOver && <StatusStrip />}
    </header>
  );
}
