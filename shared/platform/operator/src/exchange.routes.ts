import { eventOf } from '@site/platform-match-simulator/ids';
import { holdMarket, previewByHand, settleByHand } from '@site/platform-exchange/settlement/manual-settlement.service';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import {
  changeExchangeMarket,
  listExchangeEvents,
  listExchangeMarkets,
  listMarketHolds,
  previewExchangeMarket,
  readExchangeMarket,
} from './exchange.calls';
import { presentPreview, readHolds, readMarketDetails } from './exchange-market.service';
import { readEvents, readMarkets, resultOf } from './exchange.service';
import { operatorRoute } from './operator-route';

/** Calls of the people who run the markets. */
export const operatorExchangeModule: PlatformModule = (app) => {
  operatorRoute(app, listExchangeEvents, async (_none, context) => readEvents(context));
  operatorRoute(app, listExchangeMarkets, async ({ eventId }, context) => readMarkets(context, eventId));
  operatorRoute(app, readExchangeMarket, async ({ marketId }, context) => readMarketDetails(context, marketId));
  operatorRoute(app, listMarketHolds, async ({ marketId }, context) => readHolds(context, marketId));
  operatorRoute(app, previewExchangeMarket, async ({ marketId, settle }, context) => {
    const preview = await previewByHand(context, marketId, (market) => resultOf({ settle }, market));
    return presentPreview(context, marketId, preview);
  });
  operatorRoute(app, changeExchangeMarket, async ({ marketId, state, version, ...order }, context) => {
    if (state) await holdMarket(context, marketId, state === 'FEED' ? null : state);
    else await settleByHand(context, marketId, (market) => resultOf(order, market), version);
    const markets = await readMarkets(context, eventOf(marketId) ?? '');
    return markets.filter((market) => market.market_id === marketId);
  });
};
