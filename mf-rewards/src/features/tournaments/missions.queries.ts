import { call } from '@site/api';
import { claimMission, getMissions } from '@site/api/contracts/rewards';
import { useText } from '@site/i18n';
import { queryOptions, useMutation, useQuery, useQueryClient, useShell } from '@site/remote';
import { failureOf } from '@site/remote/failure';

const KEY = ['rewards', 'missions'] as const;

const missionsQuery = (remoteId: string) =>
  queryOptions({
    queryKey: [...KEY, remoteId],
    queryFn: async ({ signal }) => (await call(getMissions, {}, { signal })).missions,
    enabled: remoteId !== '',
    // Each settled round changes them, and no event says so.
    staleTime: 0,
  });

/** Missions of now with the player's progress. */
export const useMissions = () => useQuery(missionsQuery(useShell().session.player?.remoteId ?? ''));

/** Claims a prize. A lost answer is no danger: the platform pays each day or week once, and the list says so when it is read again. */
export function useClaim() {
  const t = useText('rewards');
  const { balance, dialogs } = useShell();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, day }: { id: number; day: string }) => call(claimMission, { id: String(id), day }),
    retry: false,
    onSettled: () => {
      void balance.refresh();
      return client.invalidateQueries({ queryKey: KEY });
    },
    onError: (problem) => {
      const { kind, serverMessage, until } = failureOf(problem);
      if (kind !== 'unauthenticated') dialogs.error(t(serverMessage ?? 'missions.claimFailed'), until);
    },
  });
}
