import * as z from '@site/api/schema';
import { pageAnswer, pageFields, periodField } from '../site';
import { exchangeId } from './fields';
import { MAX_PINS } from '#errors/exchange';
import { EXCHANGE_SPORTS, MARKET_KINDS } from './rules';

/** Result of a player in one settled market, in BDT: `net` is `gross` of the bets less `commission`. */
export const profitSchema = z.object({
  market_id: z.string(),
  event_name: z.string(),
  market_name: z.string(),
  sport: z.string(),
  /** Name of the winner, number of runs, or `Void`. */
  result: z.string(),
  gross: z.amount(),
  commission: z.amount(),
  net: z.amount(),
  bets: z.number(),
  settled_at: z.isoTime(),
});
/** Result of a player in one settled market, parsed. */
export type MarketProfit = z.infer<typeof profitSchema>;

/** Returns the results of settled markets page by page, newest first, and the totals of all pages in BDT. */
export const getProfits = z.defineEndpoint({
  method: 'GET',
  path: '/api/exchange/pnl',
  access: 'player',
  input: z.strictObject({ date: periodField(), sport: z.optional(z.enum(EXCHANGE_SPORTS)), ...pageFields() }),
  output: z.object({
    ...pageAnswer(profitSchema),
    totals: z.object({ gross: z.amount(), commission: z.amount(), net: z.amount() }),
  }),
  errors: [],
  summary: 'Profit and loss by settled market, newest first',
});

/** An event that is over, and the results of its markets. */
export const resultSchema = z.object({
  event_id: z.string(),
  event_name: z.string(),
  sport: z.enum(EXCHANGE_SPORTS),
  competition: z.string(),
  ended_at: z.isoTime(),
  score: z.string(),
  markets: z.array(z.object({ market_id: z.string(), market_name: z.string(), kind: z.enum(MARKET_KINDS), result: z.string() })),
});
/** An event that is over, parsed. */
export type EventResult = z.infer<typeof resultSchema>;

/** Returns the events that ended in the last two days, newest first. */
export const getResults = z.defineEndpoint({
  method: 'GET',
  path: '/api/exchange/results',
  access: 'player',
  input: z.strictObject({ sport: z.optional(z.enum(EXCHANGE_SPORTS)), eventId: z.optional(exchangeId()) }),
  output: z.object({ results: z.array(resultSchema) }),
  errors: [],
  summary: 'Events that ended in the last two days, newest first, with what their markets were settled at',
});

/** An event on the multi-market page. */
export const pinSchema = z.object({ event_id: z.string(), market_id: z.string(), sport: z.enum(EXCHANGE_SPORTS), event_name: z.string() });
/** An event on the multi-market page, parsed. */
export type Pin = z.infer<typeof pinSchema>;

/** Returns the pinned events in the order of pinning; events that are over are left out. @see EXCHANGE-006 */
export const getPins = z.defineEndpoint({
  method: 'GET',
  path: '/api/exchange/pins',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({ pins: z.array(pinSchema).check(z.maxLength(MAX_PINS)) }),
  errors: [],
  summary: 'Events on the multi-market page, in the order in which they were pinned',
});

/**
 * Pins an event and returns all pins; an event that is pinned already keeps its place.
 * @throws `exchange.unknown_market` for an event that is unknown or over; `exchange.too_many_pins`
 * @see EXCHANGE-033
 */
export const addPin = z.defineEndpoint({
  method: 'POST',
  path: '/api/exchange/pins',
  access: 'player',
  input: z.strictObject({ eventId: exchangeId() }),
  output: z.object({ pins: z.array(pinSchema) }),
  errors: ['exchange.unknown_market', 'exchange.too_many_pins'],
  summary: 'Pin an event; pinned before, it stays where it is',
});

/** Removes a pin and returns the others; an event without a pin is no error. */
export const removePin = z.defineEndpoint({
  method: 'DELETE',
  path: '/api/exchange/pins/:eventId',
  access: 'player',
  input: z.strictObject({ eventId: exchangeId() }),
  output: z.object({ pins: z.array(pinSchema) }),
  errors: [],
  summary: 'Take an event off the multi-market page',
});
