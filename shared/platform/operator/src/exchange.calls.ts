import { exchangeId } from '@site/api/contracts/exchange';
import * as z from '@site/api/schema';
import { HAND_STATES } from './exchange-states';
import { defineCall } from './call';

export const listExchangeEvents = defineCall({
  method: 'GET',
  path: '/operator/exchange/events',
  role: 'viewer',
  input: z.strictObject({}),
  summary: 'Events of the exchange that are played or come, with their Match Odds market',
});

export const listExchangeMarkets = defineCall({
  method: 'GET',
  path: '/operator/exchange/events/:eventId/markets',
  role: 'viewer',
  input: z.strictObject({ eventId: exchangeId() }),
  summary: 'Markets of an event as they stand, with their selections and open bets',
});

/** Ids or names of the winners, separated by commas (a dead heat); for a fancy market its runs, also as a number. */
const typedResult = z.pipe(
  z.union([z.text({ max: 300, pattern: /\S/ }), z.int().check(z.gte(0))]),
  z.transform((value) => String(value)),
);

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
      reason: z.optional(z.text({ max: 300 })),
    })
    .check(z.refine((order) => ORDERS.filter((name) => order[name] !== undefined).length === 1, 'Give one of state, settle and void')),
  summary: 'Hold a market in a state or give it back to the feed (FEED); settle it, also anew; void it',
});
