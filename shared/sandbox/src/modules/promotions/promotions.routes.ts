import { getPromotions } from '@site/api/contracts/site';
import { route } from '#core/route';
import type { PlatformModule } from '../platform-module';
import { presentPromotion } from './promotions.presenter';
import { listPromotions } from './promotions.repository';

export const promotionsModule: PlatformModule = (app) => {
  route(app, getPromotions, async ({ context }) => (await listPromotions(context.db)).map(presentPromotion));
};
