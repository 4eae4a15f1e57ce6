import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import * as tournaments from '@site/platform-domains/rewards';
import { operatorRoute } from './operator-route';
import * as calls from './tournaments.calls';
import { change, plan, readTournament, readTournaments } from './tournaments.service';

export const operatorTournamentsModule: PlatformModule = (app) => {
  operatorRoute(app, calls.listTournaments, async (_input, context) => readTournaments(context));
  operatorRoute(app, calls.readTournament, async ({ id }, context) => readTournament(context, id));
  operatorRoute(app, calls.planTournament, async (planned, context, by) => plan(context, planned, by));
  operatorRoute(app, calls.confirmTournament, async ({ id }, context, by) =>
    change(context, by, (tx, decider) => tournaments.decideTournament(tx, { id, isPlanned: true }, decider)),
  );
  operatorRoute(app, calls.refuseTournament, async ({ id }, context, by) =>
    change(context, by, (tx, decider) => tournaments.decideTournament(tx, { id, isPlanned: false }, decider)),
  );
  operatorRoute(app, calls.withdrawTournament, async ({ id }, context, by) =>
    change(context, by, (tx, decider) => tournaments.withdrawTournament(tx, id, decider)),
  );
};
