import { excludeSelf, getSaferPlay, saferPlayHistory, takeTimeOut } from '@site/api/contracts/safer-play';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { listEvents } from './events.repository';
import { limitRoutes } from './limits.routes';
import { readLimits } from './limits.service';
import { playSessionRoutes } from './play-session.routes';
import * as restrictions from './restriction.service';
import { presentHistory, presentLimit } from './safer-play.presenter';

export const saferPlayModule: PlatformModule = (app, context) => {
  route(app, getSaferPlay, async ({ context: { db, clock }, player }) => {
    const now = clock.now();
    const limits = await readLimits(db, player.id, now);
    const restriction = await restrictions.restrictionOf(db, player.id, now);
    return { now: now.toISOString(), limits: limits.map(presentLimit), restriction };
  });

  limitRoutes(app, context);
  playSessionRoutes(app, context);

  route(app, takeTimeOut, ({ context: platform, player, ip, input }) =>
    restrictions.takeTimeOut(platform, { playerId: player.id, ip }, input.length),
  );

  route(app, excludeSelf, ({ context: platform, player, ip, input }) =>
    restrictions.excludeSelf(platform, { playerId: player.id, ip }, input.length),
  );

  route(app, saferPlayHistory, async ({ context: { db }, player, input: { page, per_page: perPage } }) => {
    const { events, total } = await listEvents(db, player.id, { page, perPage });
    return presentHistory(events, total, perPage);
  });
};
