import { call } from '@site/api';
import { getPromotion } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';
import { PROMOTIONS } from '@site/remote/reads';

export { promotionsQuery } from '@site/remote/reads';

export const promotionQuery = (id: string) =>
  queryOptions({
    queryKey: [...PROMOTIONS, id],
    queryFn: ({ signal }) => call(getPromotion, { id }, { signal }),
    staleTime: 60_000,
  });
