import { claimMission, getMissions } from '@site/api/contracts/rewards';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { inTransaction } from '@site/platform-kit/data/database';
import { route } from '@site/platform-kit/http/route';
import * as missions from './missions.service';

export const missionsModule: PlatformModule = (app) => {
  route(app, getMissions, async ({ player, context }) => ({ missions: await missions.readMissions(context, player.id) }));

  route(app, claimMission, async ({ input: { id, day }, player, context }) =>
    inTransaction(context.db, (tx) => missions.claimMission(tx, { playerId: player.id, id: Number(id), day }, context)),
  );
};
