import { call } from '@site/api';
import { getPromotions } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';

export const chatListQuery = () =>
  queryOptions({
    queryKey: ['chat', 'chatList'],
    queryFn: ({ signal }) => call(getPromotions, {}, { signal }),
  });
