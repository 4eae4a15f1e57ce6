import { call } from '@site/api';
import { getFavouriteGames, getRecentGames, setFavouriteGame, type Game } from '@site/api/contracts/catalogue';
import { queryOptions, useMutation, useQueryClient, useShell } from '@site/remote';
import { useText } from '@site/i18n';

const favouritesKey = (remoteId: string | undefined) => ['catalogue', 'favourites', remoteId];

/** Disabled for a visitor, who has no lists. */
export const favouriteGamesQuery = (remoteId: string | undefined) =>
  queryOptions({
    queryKey: favouritesKey(remoteId),
    queryFn: ({ signal }) => call(getFavouriteGames, {}, { signal }).then(({ games }) => games),
    enabled: remoteId !== undefined,
  });

export const recentGamesQuery = (remoteId: string | undefined) =>
  queryOptions({
    queryKey: ['catalogue', 'recent', remoteId],
    queryFn: ({ signal }) => call(getRecentGames, {}, { signal }).then(({ games }) => games),
    enabled: remoteId !== undefined,
    // Every launch of a game changes this list.
    staleTime: 0,
  });

interface FavouriteChange {
  game: Game;
  favourite: boolean;
}

const withChange = (games: Game[], { game, favourite }: FavouriteChange) => {
  const others = games.filter(({ code }) => code !== game.code);
  return favourite ? [game, ...others] : others;
};

/** Optimistic update: the star changes at once; a refused or failed call reverts only this change and shows an error. */
export function useSetFavourite() {
  const { session, dialogs } = useShell();
  const queries = useQueryClient();
  const t = useText('catalogue');
  const queryKey = favouritesKey(session.player?.remoteId);
  const apply = (change: FavouriteChange) => queries.setQueryData<Game[]>(queryKey, (games = []) => withChange(games, change));

  return useMutation({
    mutationFn: ({ game, favourite }: FavouriteChange) => call(setFavouriteGame, { gameCode: game.code, favourite }),
    onMutate: async (change: FavouriteChange) => {
      await queries.cancelQueries({ queryKey });
      apply(change);
    },
    onError: (_problem, { game, favourite }) => {
      apply({ game, favourite: !favourite });
      dialogs.error(t('favourite.failed'));
    },
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
