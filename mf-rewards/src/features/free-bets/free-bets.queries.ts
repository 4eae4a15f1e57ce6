import { call } from '@site/api';
import { getFreeBets } from '@site/api/contracts/rewards';
import { queryOptions, useQuery, useShell } from '@site/remote';

const freeBetsQuery = (remoteId: string) =>
  queryOptions({
    queryKey: ['rewards', 'free-bets', remoteId],
    queryFn: async ({ signal }) => (await call(getFreeBets, {}, { signal })).free_bets,
    enabled: remoteId !== '',
    // A bet at the exchange changes them, and no event says so.
    staleTime: 0,
  });

/** The player's free bets, newest first. */
export const useFreeBets = () => useQuery(freeBetsQuery(useShell().session.player?.remoteId ?? ''));
