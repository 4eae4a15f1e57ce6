import { exchangeId } from '@site/api/contracts/exchange';
import * as z from '@site/api/schema';
import { HAND_STATES } from './exchange-states';
import { defineCall } from './call';
import {
  EXCHANGE_REASON_MAX,
  exchangeEventSchema,
  exchangeMarketDetailsSchema,
  exchangeMarketSchema,
  marketHoldsSchema,
  settlementPreviewSchema,
} from './exchange.shapes';

export const listExchangeEvents = defineCall({
  method: 'GET',
  path: '/operator/exchange/events',
  role: 'viewer',
  input: z.strictObject({}),
  output: z.array(exchangeEventSchema),
  summary: 'Events of the exchange that are played, come or ended in the last two days, with what players have in them',
});

export const listExchangeMarkets = defineCall({
  method: 'GET',
  path: '/operator/exchange/events/:eventId/markets',
  role: 'viewer',
  input: z.strictObject({ eventId: exchangeId() }),
  output: z.array(exchangeMarketSchema),
  summary: 'Markets of an event as they stand, with their selections and open bets',
});

export const readExchangeMarket = defineCall({
  method: 'GET',
  path: '/operator/exchange/markets/:marketId',
  role: 'trader',
  input: z.strictObject({ marketId: exchangeId() }),
  output: exchangeMarketDetailsSchema,
  summary: 'A market with its last bets and its settlements',
});

export const listMarketHolds = defineCall({
  method: 'GET',
  path: '/operator/exchange/markets/:marketId/holds',
  role: 'trader',
  input: z.strictObject({ marketId: exchangeId() }),
  output: marketHoldsSchema,
  summary: 'Who held a market or gave it back to the feed, when and why; the newest first',
});

/** Ids or names of the winners, separated by commas (a dead heat); for a fancy market its runs, also as a number. */
const typedResult = z.pipe(
  z.union([z.text({ max: 300, pattern: /\S/ }), z.int().check(z.gte(0))]),
  z.transform((value) => String(value)),
);

export const previewExchangeMarket = defineCall({
  method: 'GET',
  path: '/operator/exchange/markets/:marketId/preview',
  role: 'trader',
  input: z
    .strictObject({ marketId: exchangeId(), settle: z.optional(typedResult), void: z.optional(z.literal('true')) })
    .check(z.refine((order) => (order.settle === undefined) !== (order.void === undefined), 'Give one of settle and void')),
  output: settlementPreviewSchema,
  summary: 'What settling the market so, or voiding it, would pay to whom; its version goes with the decision',
});

const ORDERS = ['state', 'settle', 'void'] as const;

export const changeExchangeMarket = defineCall({
  method: 'POST',
  path: '/operator/exchange/markets/:marketId',
  role: 'trader',
  input: z
    .strictObject({
      marketId: exchangeId(),
      state: z.optional(z.enum(HAND_STATES)),
      settle: z.optional(typedResult),
      void: z.optional(z.literal(true)),
      reason: z.optional(z.text({ max: EXCHANGE_REASON_MAX })),
      version: z.optional(z.text({ max: 64, pattern: /^[0-9a-f]{64}$/ })),
    })
    .check(z.refine((order) => ORDERS.filter((name) => order[name] !== undefined).length === 1, 'Give one of state, settle and void')),
  output: z.array(exchangeMarketSchema),
  summary:
    'Hold a market in a state or give it back to the feed (FEED); settle it, also anew; void it; with the `version` of a preview only if it still holds',
});
