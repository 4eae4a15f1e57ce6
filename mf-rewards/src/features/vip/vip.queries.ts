import { call } from '@site/api';
import { getPromotions } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';

export const vipQuery = () =>
  queryOptions({
    queryKey: ['rewards', 'vip'],
    queryFn: ({ signal }) => call(getPromotions, {}, { signal }),
  });
