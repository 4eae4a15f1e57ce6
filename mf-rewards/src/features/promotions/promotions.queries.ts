import { call } from '@site/api';
import { getPromotion, getPromotions } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';

// The key is that of the home page's and the deposit's list: one answer serves all.
export const promotionsQuery = () =>
  queryOptions({
    queryKey: ['catalogue', 'promotions'],
    queryFn: ({ signal }) => call(getPromotions, {}, { signal }),
    staleTime: 60_000,
  });

export const promotionQuery = (id: string) =>
  queryOptions({
    queryKey: ['catalogue', 'promotions', id],
    queryFn: ({ signal }) => call(getPromotion, { id }, { signal }),
    staleTime: 60_000,
  });
