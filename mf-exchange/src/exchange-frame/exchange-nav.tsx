import { useText } from '@site/i18n';
import { NavLink } from '@site/remote';
import { EXCHANGE, EXCHANGE_ACCOUNT, IN_PLAY, MULTI_MARKETS, SPORTS } from '#paths';
import { NavIcon, type NavIconName } from './nav-icon';
import styles from './exchange-nav.module.css';

/** @see EXCHANGE-009 */
const PLACES = [
  { path: EXCHANGE, icon: 'home', name: 'nav.home' },
  { path: IN_PLAY, icon: 'in-play', name: 'nav.inPlay' },
  { path: SPORTS, icon: 'sports', name: 'nav.sports' },
  { path: MULTI_MARKETS, icon: 'multi', name: 'nav.multi' },
  { path: EXCHANGE_ACCOUNT, icon: 'account', name: 'nav.account' },
] as const satisfies readonly { path: string; icon: NavIconName; name: string }[];

interface ExchangeNavProps {
  /** `bottom` replaces the site's bottom toolbar, which the exchange does not show; `tabs` are at the top. @see N-61 */
  variant: 'bottom' | 'tabs';
}

export function ExchangeNav({ variant }: ExchangeNavProps) {
  const t = useText('exchange');
  return (
    <nav className={styles.nav} data-variant={variant} aria-label={t('nav')}>
      {PLACES.map(({ path, icon, name }) => (
        <NavLink key={path} to={path} end className={styles.link}>
          <NavIcon name={icon} />
          <span className={styles.name}>{t(name)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
