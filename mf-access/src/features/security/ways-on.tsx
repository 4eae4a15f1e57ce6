import { Link } from '@site/remote';
import { useText } from '@site/i18n';
import { Icon, type IconName } from '@site/ui';
import { CHANGE_PASSWORD, RESPONSIBLE_GAMING } from '#paths';
import styles from './ways-on.module.css';

const WAYS = [
  { to: CHANGE_PASSWORD, icon: 'lock', label: 'security.ways.password' },
  { to: RESPONSIBLE_GAMING, icon: 'heart', label: 'security.ways.saferPlay' },
] as const satisfies readonly { to: string; icon: IconName; label: string }[];

/** Links to other screens that keep the account safe. */
export function WaysOn() {
  const t = useText('access');
  return (
    <nav className={styles.ways} aria-label={t('security.ways')}>
      {WAYS.map(({ to, icon, label }) => (
        <Link key={to} to={to} className={styles.way}>
          <Icon name={icon} />
          <span>{t(label)}</span>
          <Icon name="chevron-right" />
        </Link>
      ))}
    </nav>
  );
}
