import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { GAME_TYPE_NAMES, SEARCH_PATH, type Game } from '@site/api/contracts/catalogue';
import { formatCount, useText } from '@site/i18n';
import { Link, useLocation, useQuery, useShell } from '@site/remote';
import { Button, LinkButton, LoadFailure, NoData, ScreenTitle } from '@site/ui';
import { useGameInfo } from '#game-info';
import { TilesSkeleton } from '#page-skeleton';
import { practicePath } from '#paths';
import { favouriteGamesQuery, useSetFavourite } from '#player-lists';
import { GameGrid } from './game-grid';
import { GamesToolbar } from './games-toolbar';
import { gamesQuery, gamesProblem, useProviders } from './games.queries';
import { shownGames, toggled } from './games.rules';
import { ProviderArea } from './provider-area';
import { rememberScroll, takeScroll } from './scroll-memory';
import type { useGamesView } from './use-games-view';
import styles from './games-lobby.module.css';

interface GamesLobbyProps {
  state: ReturnType<typeof useGamesView>;
  above?: ReactNode;
}

export function GamesLobby({ state, above }: GamesLobbyProps) {
  const { view, change } = state;
  const t = useText('catalogue');
  const { session, dataSaver, launchGame } = useShell();
  const { pathname } = useLocation();
  const address = state.search ? `${pathname}?${state.search}` : pathname;
  const [initialTop] = useState(() => takeScroll(address));
  const { providers, problem, retry } = useProviders(view.type);
  const favourites = useQuery(favouriteGamesQuery(session.player?.remoteId));
  const { mutate: setFavourite } = useSetFavourite();
  const [openInfo, infoSheet] = useGameInfo((game: Game) => (
    <>
      <LinkButton as={Link} to={practicePath(game)} state={{ returnTo: address }} variant="outline">
        {t('practice.open')}
      </LinkButton>
      <Button onClick={() => handlePlay(game)}>{t('games.play')}</Button>
    </>
  ));
  const title = view.title || (view.type ? t(GAME_TYPE_NAMES[view.type]) : t('games.title'));

  const supplierNames = useMemo(() => new Map(providers?.map(({ platform, name }) => [platform, name])), [providers]);
  const marked = useMemo(() => new Set(favourites.data?.map(({ code }) => code)), [favourites.data]);
  const handlePlay = useCallback(
    (game: Game) => {
      rememberScroll(address);
      void launchGame({ platform: game.platform, gameType: game.type, gameCode: game.code, name: game.name }, address);
    },
    [address, launchGame],
  );
  const handleFavourite = useCallback((game: Game, favourite: boolean) => setFavourite({ game, favourite }), [setFavourite]);

  return (
    <div className={styles.lobby}>
      {above}
      <ScreenTitle className={styles.title}>{title}</ScreenTitle>
      <GamesToolbar query={view.query} sort={view.sort} onQuery={state.type} onSort={(sort) => change({ sort })} />
      <ProviderArea
        providers={providers}
        problem={problem}
        chosen={view.systems}
        onChoose={(systems) => change({ systems })}
        onToggle={(platform) => change({ systems: toggled(view.systems, platform) })}
        onRetry={() => void retry()}
      />
      <Games state={state}>
        {(games) => (
          <>
            <p className={styles.count} role="status">
              {t('games.count', { amount: formatCount(games.length) })}
            </p>
            <GameGrid
              games={games}
              label={title}
              supplierNames={supplierNames}
              favourites={session.player ? marked : null}
              initialTop={initialTop}
              isPlain={dataSaver.isOn}
              onPlay={handlePlay}
              onFavourite={handleFavourite}
              onInfo={openInfo}
            />
          </>
        )}
      </Games>
      {infoSheet}
    </div>
  );
}

/** The list in its four states: data, loading, error, empty. */
function Games({ state, children }: { state: GamesLobbyProps['state']; children: (games: Game[]) => ReactNode }) {
  const { type, systems, query, sort } = state.view;
  const games = useQuery(gamesQuery(type, systems));
  const t = useText('catalogue');
  const words = gamesProblem(games.error);
  const platforms = systems.join(',');
  const shown = useMemo(
    () => games.data && shownGames(games.data, { systems: platforms.split(',').filter(Boolean), query, sort }),
    [games.data, platforms, query, sort],
  );

  if (shown?.length) return children(shown);
  if (games.isPending || games.isPlaceholderData)
    return (
      <div role="status" aria-label={t('games.loading')}>
        <p className={styles.count}>&nbsp;</p>
        <TilesSkeleton />
      </div>
    );
  if (shown) {
    return (
      <NoData>
        <p className={styles.hint}>{t('games.empty.hint')}</p>
        <Button variant="outline" onClick={() => state.change({ query: '', systems: [] })}>
          {t('games.empty.reset')}
        </Button>
        {query && (
          <LinkButton as={Link} to={`${SEARCH_PATH}?${new URLSearchParams({ q: query })}`} variant="quiet" icon="search">
            {t('games.empty.everywhere')}
          </LinkButton>
        )}
      </NoData>
    );
  }
  return <LoadFailure title={words ? t(words) : undefined} message={t('games.problem.hint')} onRetry={() => void games.refetch()} />;
}
