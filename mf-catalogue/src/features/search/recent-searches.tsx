import { useText } from '@site/i18n';
import { Button, Icon } from '@site/ui';
import styles from './search.module.css';

interface RecentSearchesProps {
  recent: readonly string[];
  onChoose: (query: string) => void;
  onForget: () => void;
}

/** Shown before the player types: what can be found, and the last searches of this device. */
export function RecentSearches({ recent, onChoose, onForget }: RecentSearchesProps) {
  const t = useText('catalogue');
  if (!recent.length) return <p className={styles.hint}>{t('search.hint')}</p>;
  return (
    <section className={styles.group} aria-labelledby="search-recent">
      <div className={styles.recentHead}>
        <h2 id="search-recent" className={styles.heading}>
          {t('search.recent')}
        </h2>
        <Button variant="quiet" size="s" onClick={onForget}>
          {t('search.forget')}
        </Button>
      </div>
      <ul>
        {recent.map((query) => (
          <li key={query}>
            <button type="button" className={styles.option} onClick={() => onChoose(query)}>
              <Icon name="clock" />
              <span className={styles.name}>{query}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('search.private')}</p>
    </section>
  );
}
