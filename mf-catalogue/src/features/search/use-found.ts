import { useMemo } from 'react';
import { GAME_TYPE_NAMES, type Game } from '@site/api/contracts/catalogue';
import { formatDateTime, useText } from '@site/i18n';
import { useQuery, useShell } from '@site/remote';
import { favouriteGamesQuery, recentGamesQuery } from '#player-lists';
import { HELP_TOPICS } from './help-topics';
import { gamesToSearch, matchesToSearch, promotionsToSearch } from './search.queries';
import { foldEntry, ownFirst, search, type SearchEntry, type GroupName } from './search.rules';

/** A game has no screen of its own: its sheet opens over the search. */
export interface FoundEntry extends SearchEntry {
  game?: Game;
}

export interface FoundGroup {
  name: GroupName;
  entries: readonly FoundEntry[];
  isPending: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** Everything that the query finds, by group. Nothing is requested before the player types. */
export function useFound(query: string): FoundGroup[] {
  const t = useText('catalogue');
  const { language, session } = useShell();
  const remoteId = session.player?.remoteId;
  const enabled = query.trim() !== '';
  const games = useQuery({ ...gamesToSearch, enabled });
  const matches = useQuery({ ...matchesToSearch, enabled });
  const promotions = useQuery({ ...promotionsToSearch, enabled });
  const recent = useQuery({ ...recentGamesQuery(remoteId), enabled: enabled && remoteId !== undefined });
  const favourites = useQuery({ ...favouriteGamesQuery(remoteId), enabled: enabled && remoteId !== undefined });

  const gameEntries = useMemo(
    () =>
      ownFirst(games.data ?? [], [...(recent.data ?? []), ...(favourites.data ?? [])]).map((game) =>
        foldEntry<FoundEntry>({
          id: `game-${game.code}`,
          title: game.name,
          note: t(GAME_TYPE_NAMES[game.type]),
          words: `${GAME_TYPE_NAMES[game.type]} ${game.platform.replaceAll('_', ' ')}`,
          to: null,
          game,
        }),
      ),
    [games.data, recent.data, favourites.data, t],
  );
  const matchEntries = useMemo(
    () =>
      matches.data?.map(({ EventId, MarketId, Event, Competition, StartTime, InPlay, sport }) =>
        foldEntry<FoundEntry>({
          id: `match-${EventId}`,
          title: Event,
          note: `${Competition} · ${InPlay ? t('search.live') : formatDateTime(StartTime)}`,
          words: `${sport} ${t(`search.sport.${sport}`)}`,
          to: `/odds-view?${new URLSearchParams({ marketId: MarketId, eventId: EventId, selectedSport: sport, previousPath: '/exchange' })}`,
        }),
      ) ?? [],
    [matches.data, t],
  );
  const promotionEntries = useMemo(
    () =>
      promotions.data?.map(({ id, name, name_bn: bangla }) =>
        foldEntry<FoundEntry>({
          id: `promotion-${id}`,
          title: (language.current === 'bn' && bangla) || name,
          note: t('search.promotion'),
          words: `${name} ${bangla ?? ''}`,
          to: `/promotions?promotion=${id}`,
        }),
      ) ?? [],
    [promotions.data, language, t],
  );
  const helpEntries = useMemo(
    () =>
      HELP_TOPICS.map(({ name, to }) =>
        foldEntry<FoundEntry>({
          id: `help-${name}`,
          title: t(`search.help.${name}`),
          note: t('search.help'),
          words: t(`search.help.${name}.words`),
          to,
        }),
      ),
    [t],
  );

  const requested = { games, matches, promotions };
  const group = (name: keyof typeof requested, entries: typeof gameEntries): FoundGroup => ({
    name,
    entries: search(entries, query),
    isPending: requested[name].isLoading,
    hasFailed: requested[name].isError && !requested[name].data,
    retry: () => void requested[name].refetch(),
  });
  return [
    group('games', gameEntries),
    group('matches', matchEntries),
    group('promotions', promotionEntries),
    { name: 'help', entries: search(helpEntries, query), isPending: false, hasFailed: false, retry: () => {} },
  ];
}
