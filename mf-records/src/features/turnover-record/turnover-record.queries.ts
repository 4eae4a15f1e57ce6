import { call } from '@site/api';
import { getPromotions } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';

export const turnoverRecordQuery = () =>
  queryOptions({
    queryKey: ['records', 'turnoverRecord'],
    queryFn: ({ signal }) => call(getPromotions, {}, { signal }),
  });
