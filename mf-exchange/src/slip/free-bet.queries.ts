import { call } from '@site/api';
import { getFreeBets } from '@site/api/contracts/rewards';
import { queryOptions, useQuery, useShell } from '@site/remote';
import { BETS } from '#bets';

/** Under the key of the bets, because each placed, cancelled or settled bet may change a free bet. */
const freeBetsQuery = (remoteId: string) =>
  queryOptions({
    queryKey: [...BETS, remoteId, 'free-bets'],
    queryFn: async ({ signal }) => (await call(getFreeBets, { state: 'open' }, { signal })).free_bets,
    enabled: remoteId !== '',
  });

/** Free bets that can be used now, the first to end first. */
export const useFreeBets = () => useQuery(freeBetsQuery(useShell().session.player?.remoteId ?? ''));
