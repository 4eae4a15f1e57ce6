import { GAME_TYPES, GAME_TYPE_NAMES, type GameType } from '@site/api/contracts/catalogue';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { GameTypeIcon } from '@site/ui';
import styles from './category-tabs.module.css';

/** The tabs are links, so that each category of the casino has an address. */
export function CategoryTabs({ current }: { current: GameType | undefined }) {
  const t = useText('catalogue');
  return (
    <nav className={styles.tabs} aria-label={t('home.categories')}>
      {GAME_TYPES.map((type) => (
        <Link
          key={type}
          className={styles.tab}
          to={`?${new URLSearchParams({ type })}`}
          replace
          aria-current={type === current ? 'page' : undefined}
        >
          <GameTypeIcon type={type} />
          {t(GAME_TYPE_NAMES[type])}
        </Link>
      ))}
    </nav>
  );
}
