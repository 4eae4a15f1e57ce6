import { getPromotion, getPromotions } from '@site/api/contracts/site';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { presentPromotion } from './promotions.presenter';
import { offerPromotion, offerPromotions } from './promotions.service';

export const promotionsModule: PlatformModule = (app) => {
  route(app, getPromotions, async ({ context, findPlayer }) => {
    const player = await findPlayer();
    return (await offerPromotions(context, player?.id ?? null)).map(presentPromotion);
  });

  route(app, getPromotion, async ({ input, context, findPlayer }) => {
    const player = await findPlayer();
    return presentPromotion(await offerPromotion(context, player?.id ?? null, Number(input.id)));
  });
};
