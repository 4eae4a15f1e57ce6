import { call } from '@site/api';
import { getPromotions } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';

export const bettingRecordQuery = () =>
  queryOptions({
    queryKey: ['records', 'bettingRecord'],
    queryFn: ({ signal }) => call(getPromotions, {}, { signal }),
  });
