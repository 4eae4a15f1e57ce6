import { useEffect } from 'react';
import { formatCount, useText } from '@site/i18n';
import { Link } from '@site/remote';
import { Button, Icon, NoData, Skeleton, type IconName } from '@site/ui';
import type { GroupName } from './search.rules';
import type { FoundEntry, FoundGroup } from './use-found';
import styles from './search.module.css';

/** Id of the list, which the box names as its own. */
export const RESULTS_ID = 'search-results';

const ICONS: Record<GroupName, IconName> = { games: 'play', matches: 'trophy', promotions: 'gift', help: 'help' };

interface ShownGroup extends FoundGroup {
  shown: readonly FoundEntry[];
}

interface SearchResultsProps {
  groups: readonly ShownGroup[];
  activeId: string | undefined;
  /** The games list with the same query. */
  allGamesPath: string;
  onChoose: (entry: FoundEntry) => void;
}

/** Results by group with their counts; a group that failed says so, and the others stay. */
export function SearchResults({ groups, activeId, allGamesPath, onChoose }: SearchResultsProps) {
  const t = useText('catalogue');
  const found = groups.filter(({ entries }) => entries.length);
  const isPending = groups.some((group) => group.isPending);
  const failed = groups.filter(({ hasFailed }) => hasFailed);
  const summary = found.map(({ name, entries }) => `${t(`search.group.${name}`)}: ${formatCount(entries.length)}`).join(', ');

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <>
      <p className={styles.summary} role="status">
        {isPending ? t('search.loading') : summary || (failed.length ? '' : t('search.none'))}
      </p>
      <div id={RESULTS_ID} role="listbox" aria-label={t('search.results')} className={styles.results}>
        {found.map(({ name, entries, shown }) => (
          <div key={name} role="group" aria-labelledby={`search-${name}`} className={styles.group}>
            <h2 id={`search-${name}`} role="presentation" className={styles.heading}>
              {t(`search.group.${name}`)} <span className={styles.count}>{formatCount(entries.length)}</span>
            </h2>
            {shown.map((entry) => (
              <button
                type="button"
                key={entry.id}
                id={entry.id}
                role="option"
                // The box keeps the focus, and its arrow keys reach every result.
                tabIndex={-1}
                aria-selected={entry.id === activeId}
                className={styles.option}
                onClick={() => onChoose(entry)}
              >
                <Icon name={ICONS[name]} />
                <span className={styles.words}>
                  <span className={styles.name}>{entry.title}</span>
                  <span className={styles.note}>{entry.note}</span>
                </span>
              </button>
            ))}
          </div>
        ))}
      </div>
      {isPending && !found.length && <Skeleton className={styles.waiting} />}
      {found.some(({ name, entries, shown }) => name === 'games' && entries.length > shown.length) && (
        <Link to={allGamesPath} className={styles.all}>
          {t('search.allGames')}
        </Link>
      )}
      {failed.map(({ name, retry }) => (
        <p key={name} className={styles.failed} role="alert">
          {t(`search.failed.${name}`)}
          <Button variant="quiet" size="s" icon="refresh" onClick={retry}>
            {t('games.again')}
          </Button>
        </p>
      ))}
      {!found.length && !isPending && !failed.length && <NoData text={t('search.none.hint')} />}
    </>
  );
}
