import { call } from '@site/api';
import { getPromotions } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';

export const inboxQuery = () =>
  queryOptions({
    queryKey: ['chat', 'inbox'],
    queryFn: ({ signal }) => call(getPromotions, {}, { signal }),
  });
