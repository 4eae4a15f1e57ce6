import { promotionsQuery } from '@site/remote/reads';
import type { Promotion } from '@site/api/contracts/site';

export const newPromotionsQuery = () => ({
  ...promotionsQuery(),
  select: (promotions: readonly Promotion[]) => newPromotions(promotions, Date.now()),
});

/** Promotions that are not over at `now` (ms), sorted by start date, latest first. */
const newPromotions = (promotions: readonly Promotion[], now: number): readonly Promotion[] =>
  promotions
    .filter(({ end_date }) => Date.parse(end_date) > now)
    .sort((one, other) => Date.parse(other.start_date) - Date.parse(one.start_date) || other.id - one.id);
