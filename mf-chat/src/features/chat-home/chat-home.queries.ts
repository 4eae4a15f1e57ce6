import { call } from '@site/api';
import { getPromotions } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';

export const chatHomeQuery = () =>
  queryOptions({
    queryKey: ['chat', 'chatHome'],
    queryFn: ({ signal }) => call(getPromotions, {}, { signal }),
  });
