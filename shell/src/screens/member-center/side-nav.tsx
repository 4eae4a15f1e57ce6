import { useText } from '@site/i18n';
import { Link, useNavigate } from '@site/remote';
import { Icon } from '@site/ui';
import { GIFTS, PLAY_SAFE } from '../account/menu-rows';
import { LOG_OUT_PATH } from '#composition/routing/decide';
import { TAB_GROUPS, TAB_ICONS, tabLabel, type Shown } from './member-tabs';
import { PlayerCard } from './player-card';
import { UnreadBadge } from './unread-badge';
import styles from './side-nav.module.css';

interface SideNavProps {
  panels: ReadonlyMap<string, string>;
  shown: Shown;
  onShow(shown: Shown): void;
}

/** Player card and navigation: one entry for each released area of the account. @see SHELL-075 */
export function SideNav({ panels, shown, onShow }: SideNavProps) {
  const t = useText('account');
  const navigate = useNavigate();
  const groups = TAB_GROUPS.map(({ title, tabs }) => ({ title, tabs: tabs.filter((tab) => panels.has(tab)) }));
  const current = (name: Shown) => (shown === name ? 'true' : undefined);

  return (
    <div className={styles.side}>
      <PlayerCard />
      <nav className={styles.nav} aria-label={t('member.label')}>
        <button type="button" className={styles.entry} aria-current={current('overview')} onClick={() => onShow('overview')}>
          <Icon name="home" />
          {t('tab.overview')}
        </button>
        {groups.map(
          ({ title, tabs }) =>
            tabs.length > 0 && (
              <div key={title} role="group" aria-label={t(title)} className={styles.group}>
                <GroupTitle text={t(title)} />
                {tabs.map((tab) => (
                  <button
                    key={tab}
                    type="button"
                    data-tab={tab}
                    className={styles.entry}
                    aria-current={current(tab)}
                    onClick={() => onShow(tab)}
                  >
                    <Icon name={TAB_ICONS[tab]} />
                    {t(tabLabel(tab))}
                    {tab === 'inbox' && <UnreadBadge />}
                  </button>
                ))}
              </div>
            ),
        )}
        {[GIFTS, PLAY_SAFE].map(({ title, rows }) => (
          <div key={title} role="group" aria-label={t(title)} className={styles.group}>
            <GroupTitle text={t(title)} />
            {rows.map(({ path, label, icon }) => (
              <Link key={path} to={path} className={styles.entry}>
                <Icon name={icon} />
                {t(label)}
              </Link>
            ))}
          </div>
        ))}
        <div className={styles.group}>
          <button type="button" className={styles.entry} onClick={() => void navigate(LOG_OUT_PATH)}>
            <Icon name="logout" />
            {t('log-out')}
          </button>
        </div>
      </nav>
    </div>
  );
}

/** Hidden from screen readers: the group's label has the same text. */
function GroupTitle({ text }: { text: string }) {
  return (
    <p className={styles.title} aria-hidden="true">
      {text}
    </p>
  );
}
