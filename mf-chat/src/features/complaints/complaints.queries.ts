import { call } from '@site/api';
import { getPromotions } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';

export const complaintsQuery = () =>
  queryOptions({
    queryKey: ['chat', 'complaints'],
    queryFn: ({ signal }) => call(getPromotions, {}, { signal }),
  });
