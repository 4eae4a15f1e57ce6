import { call } from '@site/api';
import { getCashback } from '@site/api/contracts/rewards';
import { queryOptions, useQuery, useShell } from '@site/remote';

const cashbackQuery = (remoteId: string) =>
  queryOptions({
    queryKey: ['rewards', 'cashback', remoteId],
    queryFn: ({ signal }) => call(getCashback, {}, { signal }),
    enabled: remoteId !== '',
    // Each settled bet changes it, and no event says so.
    staleTime: 0,
  });

export const useCashback = () => useQuery(cashbackQuery(useShell().session.player?.remoteId ?? ''));
