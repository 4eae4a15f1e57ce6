import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { confirmFreeSpins, endFreeSpins, listFreeSpins, offerFreeSpins, refuseFreeSpins } from './free-spins.calls';
import { confirmProposed, endGiven, giveFreeSpins, readFreeSpins, refuseProposed } from './free-spins.service';
import { operatorRoute } from './operator-route';

export const operatorFreeSpinsModule: PlatformModule = (app) => {
  operatorRoute(app, listFreeSpins, async ({ username }, context) => readFreeSpins(context, username));
  operatorRoute(app, offerFreeSpins, async (offer, context, by) => giveFreeSpins(context, offer, by));
  operatorRoute(app, confirmFreeSpins, async (named, context, by) => confirmProposed(context, named, by));
  operatorRoute(app, refuseFreeSpins, async (named, context, by) => refuseProposed(context, named, by));
  operatorRoute(app, endFreeSpins, async (named, context, by) => endGiven(context, named, by));
};
