import { call } from '@site/api';
import { getPromotions } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';

export const accountStatementQuery = () =>
  queryOptions({
    queryKey: ['records', 'accountStatement'],
    queryFn: ({ signal }) => call(getPromotions, {}, { signal }),
  });
