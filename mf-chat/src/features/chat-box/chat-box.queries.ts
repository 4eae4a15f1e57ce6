import { call } from '@site/api';
import { getPromotions } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';

export const chatBoxQuery = () =>
  queryOptions({
    queryKey: ['chat', 'chatBox'],
    queryFn: ({ signal }) => call(getPromotions, {}, { signal }),
  });
