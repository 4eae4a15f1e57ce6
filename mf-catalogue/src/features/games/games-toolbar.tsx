import { SORT_LABELS, SORT_MODES, type SortMode } from '@site/api/contracts/catalogue';
import { useText } from '@site/i18n';
import { Icon } from '@site/ui';
import styles from './games-toolbar.module.css';

interface GamesToolbarProps {
  query: string;
  sort: SortMode;
  onQuery: (query: string) => void;
  onSort: (sort: SortMode) => void;
}

export function GamesToolbar({ query, sort, onQuery, onSort }: GamesToolbarProps) {
  const t = useText('catalogue');
  return (
    <div className={styles.toolbar} role="search">
      <label className={styles.search}>
        <Icon name="search" />
        <input
          type="search"
          className={styles.box}
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t('Search Games')}
          aria-label={t('Search Games')}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
      </label>
      <div className={styles.sorts} role="radiogroup" aria-label={t('games.sort')}>
        {SORT_MODES.map((mode) => (
          <label key={mode} className={styles.sort}>
            <input className={styles.choice} type="radio" name="sort" value={mode} checked={mode === sort} onChange={() => onSort(mode)} />
            <span>{t(SORT_LABELS[mode])}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
