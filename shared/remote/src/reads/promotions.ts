import { call } from '@site/api';
import { getPromotions } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';

export const PROMOTIONS = ['catalogue', 'promotions'] as const;

export const promotionsQuery = () =>
  queryOptions({
    queryKey: PROMOTIONS,
    queryFn: ({ signal }) => call(getPromotions, {}, { signal }),
    staleTime: 60_000,
  });
