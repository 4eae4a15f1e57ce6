import { call } from '@site/api';
import { getPriceHistory } from '@site/api/contracts/exchange';
import { queryOptions } from '@site/remote';

/** The history grows by one moment a minute. */
const GROWS_EVERY_MS = 60_000;

export const priceHistoryQuery = (marketId: string) =>
  queryOptions({
    queryKey: ['exchange', 'price-history', marketId],
    queryFn: ({ signal }) => call(getPriceHistory, { marketId }, { signal }),
    staleTime: 0,
    refetchInterval: GROWS_EVERY_MS,
  });
