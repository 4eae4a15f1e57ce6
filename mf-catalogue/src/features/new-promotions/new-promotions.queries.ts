import { call } from '@site/api';
import { getPromotions, type Promotion } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';

export const promotionsQuery = () =>
  queryOptions({
    queryKey: ['catalogue', 'promotions'],
    queryFn: ({ signal }) => call(getPromotions, {}, { signal }),
    staleTime: 60_000,
    select: (promotions) => newPromotions(promotions, Date.now()),
  });

/** Those that are not over at `now`; the one that begins last stands first. */
const newPromotions = (promotions: readonly Promotion[], now: number): readonly Promotion[] =>
  promotions
    .filter(({ end_date }) => Date.parse(end_date) > now)
    .sort((one, other) => Date.parse(other.start_date) - Date.parse(one.start_date) || other.id - one.id);
