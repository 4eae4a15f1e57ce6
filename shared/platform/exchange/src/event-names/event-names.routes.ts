import { getEventNames } from '@site/api/contracts/exchange';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { route } from '@site/platform-kit/http/route';
import { findEventNames } from './event-names.service';

export const eventNamesModule: PlatformModule = (app) => {
  route(app, getEventNames, async ({ context, input }) => findEventNames(context, input));
};
