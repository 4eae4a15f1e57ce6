import { call } from '@site/api';
import { getPromotions } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';
import { newPromotions } from './new-promotions.rules';

export const promotionsQuery = () =>
  queryOptions({
    queryKey: ['catalogue', 'promotions'],
    queryFn: ({ signal }) => call(getPromotions, {}, { signal }),
    staleTime: 60_000,
    select: (promotions) => newPromotions(promotions, Date.now()),
  });
