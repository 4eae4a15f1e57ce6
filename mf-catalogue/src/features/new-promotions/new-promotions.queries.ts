import { promotionsQuery } from '@site/remote/reads';
import { newPromotions } from './new-promotions.rules';

export const newPromotionsQuery = () => ({
  ...promotionsQuery(),
  select: (promotions: Parameters<typeof newPromotions>[0]) => newPromotions(promotions, Date.now()),
});
