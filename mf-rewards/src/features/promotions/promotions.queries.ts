import { call } from '@site/api';
import { getPromotions } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';

export const promotionsQuery = () =>
  queryOptions({
    queryKey: ['rewards', 'promotions'],
    queryFn: ({ signal }) => call(getPromotions, {}, { signal }),
  });
