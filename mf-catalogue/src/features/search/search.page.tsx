import { useState } from 'react';
import { SEARCH_PATH, type Game } from '@site/api/contracts/catalogue';
import { useText } from '@site/i18n';
import { Link, useNavigate, useShell } from '@site/remote';
import { useAddress } from '@site/remote/address';
import { Button, LinkButton, ScreenTitle } from '@site/ui';
import { useGameInfo } from '#game-info';
import { ALL_GAMES_PATH, practicePath } from '#paths';
import { recentSearches, type RecentStore } from './recent.store';
import { RecentSearches } from './recent-searches';
import { SearchBox } from './search-box';
import { SearchResults } from './search-results';
import { useFound, type FoundEntry } from './use-found';
import { useRecent } from './use-recent';
import { stepped } from './search.rules';
import styles from './search.module.css';

/** Results that a group shows; its heading counts all of them. */
const SHOWN = { games: 8, matches: 5, promotions: 5, help: 5 } as const;
const FIELDS = { q: { default: '', pattern: /^[\s\S]{1,60}$/ } };

/** One box that finds games, matches, promotions and help. */
export function SearchPage({ searches = recentSearches }: { searches?: RecentStore }) {
  const t = useText('catalogue');
  const { launchGame } = useShell();
  const navigate = useNavigate();
  const { values, change } = useAddress(FIELDS);
  const [query, setQuery] = useState(values.q);
  const [at, setAt] = useState(0);
  const { recent, add, forget } = useRecent(searches);
  const groups = useFound(query).map((group) => ({ ...group, shown: group.entries.slice(0, SHOWN[group.name]) }));
  const options = groups.flatMap(({ shown }) => shown);
  const address = `${SEARCH_PATH}?${new URLSearchParams({ q: query.trim() })}`;
  const [openInfo, infoSheet] = useGameInfo((game: Game) => (
    <>
      <LinkButton as={Link} to={practicePath(game)} state={{ returnTo: address }} variant="outline">
        {t('practice.open')}
      </LinkButton>
      <Button
        onClick={() => void launchGame({ platform: game.platform, gameType: game.type, gameCode: game.code, name: game.name }, address)}
      >
        {t('games.play')}
      </Button>
    </>
  ));

  const handleQuery = (next: string) => {
    setQuery(next);
    setAt(0);
  };
  const handleChoose = ({ game, to }: FoundEntry) => {
    add(query);
    // The address keeps the query, so that Back comes to the same results.
    change({ q: query.trim() }, { replace: true });
    if (game) openInfo(game);
    else if (to) void navigate(to);
  };
  const handleEscape = () => (query ? handleQuery('') : navigate(-1));
  const current = options[at];

  return (
    <div className={styles.page}>
      <ScreenTitle className={styles.title}>{t('search.title')}</ScreenTitle>
      <SearchBox
        query={query}
        activeId={current?.id}
        isOpen={options.length > 0}
        onQuery={handleQuery}
        onStep={(by) => setAt((now) => stepped(now, by, options.length))}
        onEnter={() => current && handleChoose(current)}
        onEscape={handleEscape}
      />
      {query.trim() ? (
        <SearchResults
          groups={groups}
          activeId={current?.id}
          allGamesPath={`${ALL_GAMES_PATH}?${new URLSearchParams({ q: query.trim() })}`}
          onChoose={handleChoose}
        />
      ) : (
        <RecentSearches recent={recent} onChoose={handleQuery} onForget={forget} />
      )}
      {infoSheet}
    </div>
  );
}
