import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { decideMission, endMission } from '@site/platform-domains/rewards';
import * as calls from './missions.calls';
import { changeMission, propose, readMissions } from './missions.service';
import { operatorRoute } from './operator-route';

export const operatorMissionsModule: PlatformModule = (app) => {
  operatorRoute(app, calls.listMissions, async (_input, context) => readMissions(context));
  operatorRoute(app, calls.proposeMission, async (mission, context, by) => propose(context, mission, by));
  operatorRoute(app, calls.confirmMission, async ({ id }, context, by) =>
    changeMission(context, by, (tx, decider) => decideMission(tx, { id, isPlanned: true }, decider)),
  );
  operatorRoute(app, calls.refuseMission, async ({ id }, context, by) =>
    changeMission(context, by, (tx, decider) => decideMission(tx, { id, isPlanned: false }, decider)),
  );
  operatorRoute(app, calls.endMission, async ({ id }, context, by) =>
    changeMission(context, by, (tx, decider) => endMission(tx, id, decider)),
  );
};
