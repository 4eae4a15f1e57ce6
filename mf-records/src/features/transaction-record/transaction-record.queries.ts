import { call } from '@site/api';
import { getPromotions } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';

export const transactionRecordQuery = () =>
  queryOptions({
    queryKey: ['records', 'transactionRecord'],
    queryFn: ({ signal }) => call(getPromotions, {}, { signal }),
  });
