import { call } from '@site/api';
import { getPromotions } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';

// The key is that of the promotions' own screen: one answer serves all.
export const promotionsQuery = () =>
  queryOptions({
    queryKey: ['catalogue', 'promotions'],
    queryFn: ({ signal }) => call(getPromotions, {}, { signal }),
    staleTime: 60_000,
  });
