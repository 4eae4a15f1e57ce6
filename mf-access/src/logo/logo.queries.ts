import { queryOptions } from '@site/remote';
import { call } from '@site/api';
import { getLogo } from '@site/api/contracts/site';

export const logoQuery = () =>
  queryOptions({
    queryKey: ['site', 'logo'],
    queryFn: ({ signal }) => call(getLogo, {}, { signal }),
    staleTime: Infinity,
  });
