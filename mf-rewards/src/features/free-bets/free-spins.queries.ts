import { call } from '@site/api';
import { getFreeSpins } from '@site/api/contracts/rewards';
import { queryOptions, useQuery, useShell } from '@site/remote';

const freeSpinsQuery = (remoteId: string) =>
  queryOptions({
    queryKey: ['rewards', 'free-spins', remoteId],
    queryFn: async ({ signal }) => (await call(getFreeSpins, {}, { signal })).free_spins,
    enabled: remoteId !== '',
    // A round of the game changes them, and no event says so.
    staleTime: 0,
  });

/** The player's free spins, newest first. */
export const useFreeSpins = () => useQuery(freeSpinsQuery(useShell().session.player?.remoteId ?? ''));
