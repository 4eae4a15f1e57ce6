import { getPromotions } from '@site/api/contracts/site';
import { route } from '#core/route';
import type { PlatformModule } from '../platform-module';
import { presentPromotion } from './promotions.presenter';
import { offerPromotions } from './promotions.service';

export const promotionsModule: PlatformModule = (app) => {
  route(app, getPromotions, async ({ context, findPlayer }) => {
    const player = await findPlayer();
    return (await offerPromotions(context, player?.id ?? null)).map(presentPromotion);
  });
};
