import { eventOf } from '@site/platform-match-simulator/ids';
import { holdMarket, settleByHand } from '@site/platform-exchange/settlement/manual-settlement.service';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { changeExchangeMarket, listExchangeEvents, listExchangeMarkets } from './exchange.calls';
import { readEvents, readMarkets, readResult } from './exchange.service';
import { operatorRoute } from './operator-route';

/** Calls of the people who run the markets. */
export const operatorExchangeModule: PlatformModule = (app) => {
  operatorRoute(app, listExchangeEvents, async (_none, context) => readEvents(context));
  operatorRoute(app, listExchangeMarkets, async ({ eventId }, context) => readMarkets(context, eventId));
  operatorRoute(app, changeExchangeMarket, async ({ marketId, state, settle, reason }, context) => {
    if (state) await holdMarket(context, marketId, state === 'FEED' ? null : state);
    else if (settle) await settleByHand(context, marketId, (market) => readResult(settle, market));
    else await settleByHand(context, marketId, () => ({ kind: 'void', reason: reason ?? 'operator' }));
    const markets = await readMarkets(context, eventOf(marketId) ?? '');
    return markets.filter((market) => market.market_id === marketId);
  });
};
