import { call } from '@site/api';
import { getTurnovers } from '@site/api/contracts/turnover';
import { queryOptions } from '@site/remote';

/** Asked once the money is there: what was known before does not hold its ticket. */
export const turnoversQuery = () =>
  queryOptions({
    queryKey: ['funds', 'turnovers'],
    queryFn: ({ signal }) => call(getTurnovers, {}, { signal }),
    staleTime: 0,
  });
