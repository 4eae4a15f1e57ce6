import { confirmLimit, dropLimitChange, setLimit } from '@site/api/contracts/safer-play';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import * as limits from './limits.service';
import { presentLimit } from './safer-play.presenter';

export const limitRoutes: PlatformModule = (app) => {
  route(app, setLimit, async ({ context, player, input: { amount, ...name } }) =>
    presentLimit(await limits.setLimit(context, player.id, name, amount)),
  );
  route(app, confirmLimit, async ({ context, player, input }) => presentLimit(await limits.confirmLimit(context, player.id, input)));
  route(app, dropLimitChange, async ({ context, player, input }) => presentLimit(await limits.dropLimitChange(context, player.id, input)));
};
