import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { confirmFreeBet, listFreeBets, offerFreeBet, refuseFreeBet } from './free-bets.calls';
import { decideProposed, giveFreeBet, readFreeBets } from './free-bets.service';
import { operatorRoute } from './operator-route';

export const operatorFreeBetsModule: PlatformModule = (app) => {
  operatorRoute(app, listFreeBets, async ({ username }, context) => readFreeBets(context, username));
  operatorRoute(app, offerFreeBet, async (offer, context, by) => giveFreeBet(context, offer, by));
  operatorRoute(app, confirmFreeBet, async (named, context, by) => decideProposed(context, { ...named, isGiven: true }, by));
  operatorRoute(app, refuseFreeBet, async (named, context, by) => decideProposed(context, { ...named, isGiven: false }, by));
};
