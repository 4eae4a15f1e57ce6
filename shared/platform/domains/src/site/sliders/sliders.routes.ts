import { getSliders } from '@site/api/contracts/site';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { presentSliders } from './sliders.presenter';
import { listActiveSlides } from './sliders.repository';

export const slidersModule: PlatformModule = (app) => {
  route(app, getSliders, async ({ context }) => presentSliders(await listActiveSlides(context.db, context.clock.now())));
};
