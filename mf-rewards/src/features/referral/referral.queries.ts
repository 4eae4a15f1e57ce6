import { call } from '@site/api';
import { getPromotions } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';

export const referralQuery = () =>
  queryOptions({
    queryKey: ['rewards', 'referral'],
    queryFn: ({ signal }) => call(getPromotions, {}, { signal }),
  });
