import { call } from '@site/api';
import { getResults } from '@site/api/contracts/exchange';
import { queryOptions } from '@site/remote';

const RESULTS_POLL_MS = 30_000;

/** Events that ended recently, the last one first. */
export const resultsQuery = () =>
  queryOptions({
    queryKey: ['exchange', 'results'],
    queryFn: ({ signal }) => call(getResults, {}, { signal }).then(({ results }) => results),
    staleTime: 0,
    refetchInterval: RESULTS_POLL_MS,
  });
