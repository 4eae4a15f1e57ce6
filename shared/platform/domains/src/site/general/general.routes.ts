import { getGeneral } from '@site/api/contracts/site';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { presentGeneral } from './general.presenter';
import { getSettings } from './general.service';

export const generalModule: PlatformModule = (app) => {
  route(app, getGeneral, async ({ context }) =>
    presentGeneral(await getSettings(context.db), { standIn: context.settings.exchangeOrigin, isSandbox: !context.settings.isProduction }),
  );
};
