import { call } from '@site/api';
import { getTournament, getTournaments, joinTournament, TOURNAMENT_REFRESH_MS } from '@site/api/contracts/rewards';
import { useText } from '@site/i18n';
import { queryOptions, useMutation, useQuery, useQueryClient, useShell } from '@site/remote';
import { failureOf } from '@site/remote/failure';

const KEY = ['rewards', 'tournaments'] as const;

const useOwnId = () => useShell().session.player?.remoteId ?? '';

const tournamentsQuery = (remoteId: string) =>
  queryOptions({
    queryKey: [...KEY, remoteId],
    queryFn: async ({ signal }) => (await call(getTournaments, {}, { signal })).tournaments,
    enabled: remoteId !== '',
    // Each settled round changes them, and no event says so.
    staleTime: 0,
  });

/** Tournaments that run, come or have ended lately. */
export const useTournaments = () => useQuery(tournamentsQuery(useOwnId()));

const tournamentQuery = (remoteId: string, id: string) =>
  queryOptions({
    queryKey: [...KEY, remoteId, id],
    queryFn: ({ signal }) => call(getTournament, { id }, { signal }),
    enabled: remoteId !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.tournament.phase === 'finished' ? false : TOURNAMENT_REFRESH_MS),
  });

/** One tournament with its table, which is asked for anew until places and prizes are fixed. */
export const useTournament = (id: string) => useQuery(tournamentQuery(useOwnId(), id));

/** Joins a tournament; the shell shows why it was refused. */
export function useJoin() {
  const t = useText('rewards');
  const { dialogs } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(joinTournament, { id: String(id) }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
    onError: (problem) => {
      const { kind, serverMessage, until } = failureOf(problem);
      if (kind !== 'unauthenticated') dialogs.error(t(serverMessage ?? 'tournaments.joinFailed'), until);
    },
  });
}
