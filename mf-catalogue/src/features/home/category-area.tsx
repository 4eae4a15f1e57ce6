import { GAME_TYPES, GAME_TYPE_NAMES } from '@site/api/contracts/catalogue';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { GameTypeIcon } from '@site/ui';
import { gamesPath } from '#paths';
import styles from './category-area.module.css';

export function CategoryArea() {
  const t = useText('catalogue');
  return (
    <nav className={styles.area} aria-label={t('home.categories')}>
      <ul className={styles.list}>
        {GAME_TYPES.map((type) => (
          <li key={type}>
            <Link className={styles.category} to={gamesPath({ type, title: t(GAME_TYPE_NAMES[type]) })}>
              <span>
                <GameTypeIcon type={type} />
              </span>
              <span className={styles.label}>{t(GAME_TYPE_NAMES[type])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
