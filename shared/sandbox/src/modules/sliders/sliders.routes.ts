import { getSliders } from '@site/api/contracts/site';
import { route } from '#core/route';
import type { PlatformModule } from '../platform-module';
import { presentSliders } from './sliders.presenter';
import { listActiveSlides } from './sliders.repository';

export const slidersModule: PlatformModule = (app) => {
  route(app, getSliders, async ({ context }) => presentSliders(await listActiveSlides(context.db)));
};
