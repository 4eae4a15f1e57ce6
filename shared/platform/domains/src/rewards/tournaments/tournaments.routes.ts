import { getTournament, getTournaments, joinTournament } from '@site/api/contracts/rewards';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { inTransaction } from '@site/platform-kit/data/database';
import { route } from '@site/platform-kit/http/route';
import * as tournaments from './tournaments.service';

export const tournamentsModule: PlatformModule = (app) => {
  route(app, getTournaments, async ({ player, context }) => ({ tournaments: await tournaments.readTournaments(context, player.id) }));

  route(app, getTournament, async ({ input, player, context }) => tournaments.readTable(context, player.id, Number(input.id)));

  route(app, joinTournament, async ({ input, player, context }) =>
    inTransaction(context.db, (tx) => tournaments.joinTournament(tx, { playerId: player.id, id: Number(input.id) }, context)),
  );
};
