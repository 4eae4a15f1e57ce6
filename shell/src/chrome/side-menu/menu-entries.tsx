import { useText } from '@site/i18n';
import { NavLink, useShell } from '@site/remote';
import { Icon } from '@site/ui';
import { useOpenOutsideChat } from '../outside-chat/use-outside-chat';
import { HELP_PATH } from '#composition/routing/main-links';
import { AreaEntries } from './area-entries';
import { CategoryList } from './category-list';
import { AFTER_CATEGORIES, BEFORE_CATEGORIES, RESTRICTED_ENTRIES, type MenuEntry } from './menu-links';
import styles from './side-menu.module.css';

export function MenuEntries() {
  const t = useText('shell');
  const { restriction } = useShell().session;
  if (restriction) {
    return (
      <ul className={styles.group}>
        <Entries entries={RESTRICTED_ENTRIES} />
      </ul>
    );
  }
  return (
    <>
      <ul className={styles.group}>
        <Entries entries={BEFORE_CATEGORIES} />
      </ul>
      <h2 className={styles.heading}>{t('menu.games')}</h2>
      <CategoryList />
      <h2 className={styles.heading}>{t('menu.more')}</h2>
      <ul className={styles.group}>
        <Entries entries={AFTER_CATEGORIES} />
        <AreaEntries />
      </ul>
    </>
  );
}

function Entries({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useText('shell');
  const { settings } = useShell();
  const openOutsideChat = useOpenOutsideChat();
  return entries.map(({ label, icon, path, setting, tone }) => (
    <li key={label}>
      {path ? (
        <NavLink to={path} end className={styles.entry} data-tone={tone} onClick={path === HELP_PATH ? openOutsideChat : undefined}>
          <span className={styles.picture}>
            <Icon name={icon} />
          </span>
          {t(label)}
        </NavLink>
      ) : (
        <a
          href={(setting && settings?.[setting]) || '#'}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.entry}
          data-tone={tone}
        >
          <span className={styles.picture}>
            <Icon name={icon} />
          </span>
          {t(label)}
          <span className={styles.mark}>
            <Icon name="external" size="s" />
          </span>
        </a>
      )}
    </li>
  ));
}
