import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { Icon, type IconName } from '@site/ui';
import { EXCHANGE_ACCOUNT, PROFILE } from '#paths';
import { ACCOUNT_VIEWS, type AccountView } from './account.rules';
import styles from './account-entries.module.css';

const ICONS = { balance: 'wallet', bets: 'list', history: 'clock', profit: 'sort', activity: 'lock' } as const satisfies Record<
  AccountView,
  IconName
>;

/** @see EXCHANGE-034 */
export function AccountEntries({ current }: { current: AccountView | null }) {
  const t = useText('exchange');
  return (
    <nav aria-label={t('account.entries')}>
      <ul className={styles.entries}>
        <li>
          <Entry to={PROFILE} icon="user" name={t('account.profile')} isCurrent={false} />
        </li>
        {ACCOUNT_VIEWS.map((view) => (
          <li key={view}>
            <Entry to={`${EXCHANGE_ACCOUNT}?view=${view}`} icon={ICONS[view]} name={t(`account.${view}`)} isCurrent={view === current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entry({ to, icon, name, isCurrent }: { to: string; icon: IconName; name: string; isCurrent: boolean }) {
  return (
    <Link to={to} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={icon} />
      <span className={styles.name}>{name}</span>
      <Icon name="chevron-right" size="s" />
    </Link>
  );
}
