import { call } from '@site/api';
import { getPromotions } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';

/** Query key of the promotions. */
export const PROMOTIONS = ['catalogue', 'promotions'] as const;

/** Query for the promotions of both statuses, fresh for 60 s; it fails with ApiError. @see REWARDS-032 */
export const promotionsQuery = () =>
  queryOptions({
    queryKey: PROMOTIONS,
    queryFn: ({ signal }) => call(getPromotions, {}, { signal }),
    staleTime: 60_000,
  });
