import * as z from '@site/api/schema';
import { betSchema, clientRef } from './bets';
import { CASH_OUT_SHARE } from './cash-out';
import { exchangeId, priceInput } from './fields';

/**
 * Cashes out all or a part of the player's position in a market. The platform computes the stake under the market's lock from the bets that
 * are matched and the prices of that moment, and places a bet that is matched whole after the usual delay, or not at all. `odds`: the worst
 * price that the player accepts, in the form of the market. `share`: whole percent. A second call with the same `client_ref` returns the
 * bet of the first one.
 * @throws `exchange.unknown_market` or `exchange.unknown_selection`; `exchange.suspended`, `exchange.ball_running` or `exchange.closed`;
 * `exchange.nothing_waits` when all outcomes are equal; `exchange.price_changed` when the price is worse than `odds`, or there is no price for
 * the size; `exchange.stake_limits`, `exchange.profit_limit` or `exchange.funds`; `exchange.blocked`; `exchange.reference_reused`;
 * `safer_play.time_out`, `safer_play.excluded` or `safer_play.limit_reached`; `platform.too_many` above the rate of `bets`
 * @see N-52, PLATFORM-059
 */
export const cashOut = z.defineEndpoint({
  method: 'POST',
  path: '/api/exchange/cash-outs',
  access: 'player',
  input: z.strictObject({
    marketId: exchangeId(),
    eventId: exchangeId(),
    selection: exchangeId(),
    side: z.enum(['back', 'lay']),
    odds: priceInput(),
    share: z.int().check(z.gte(CASH_OUT_SHARE.least), z.lte(CASH_OUT_SHARE.most)),
    client_ref: z.optional(clientRef()),
  }),
  output: z.object({ bet_id: z.string(), delay_ms: z.number(), bet: betSchema }),
  errors: [
    'exchange.unknown_market',
    'exchange.unknown_selection',
    'exchange.suspended',
    'exchange.ball_running',
    'exchange.closed',
    'exchange.nothing_waits',
    'exchange.price_changed',
    'exchange.stake_limits',
    'exchange.profit_limit',
    'exchange.funds',
    'exchange.blocked',
    'exchange.reference_reused',
    'safer_play.time_out',
    'safer_play.excluded',
    'safer_play.limit_reached',
  ],
  pace: 'bets',
  summary: 'Cash out all or a part of a position; the same client_ref is the same bet, answered again (N-52)',
});

/** States of an automatic cash-out. Only an armed one can be changed, cancelled or executed; the others are final. */
export const AUTO_CASH_OUT_STATES = ['armed', 'done', 'cancelled', 'ended'] as const;

/**
 * Reasons for the end of an automatic cash-out: its target or its stop was reached and executed; the player cancelled it; all outcomes were
 * equal already; the market has a result; or the player may not bet any more.
 */
export const AUTO_CASH_OUT_ENDS = ['target', 'stop', 'cancelled', 'level', 'closed', 'restricted'] as const;
/** Reason for the end of an automatic cash-out. */
export type AutoCashOutEnd = (typeof AUTO_CASH_OUT_ENDS)[number];

/**
 * Reasons for which a reached automatic cash-out could not be executed; it stays armed. `not_filled`: the book does not hold the size.
 * `undecided`: another bet of the player in this market waits for its decision. `funds`: the balance does not cover the orders that wait.
 */
export const AUTO_CASH_OUT_PROBLEMS = ['not_filled', 'undecided', 'funds'] as const;
/** Reason for which a reached automatic cash-out could not be executed. */
export type AutoCashOutProblem = (typeof AUTO_CASH_OUT_PROBLEMS)[number];

/** Message of `exchange.nothing_waits` for a player without a matched bet in the market, or with equal outcomes. */
export const NOTHING_TO_CASH_OUT = 'There is nothing to cash out in this market.';
/** Message of `exchange.nothing_waits` when the automatic cash-out has ended. */
export const NO_AUTO_CASH_OUT = 'No automatic cash-out is armed in this market any more.';
/** Message of `platform.invalid` for an automatic cash-out without amounts. */
export const TARGET_OR_STOP = 'Enter a target or a stop.';

/** An automatic cash-out of the player; amounts in BDT. */
export const autoCashOutSchema = z.object({
  event_id: z.string(),
  market_id: z.string(),
  /** Executed once the cash-out would bring at least this profit. */
  target: z.nullable(z.amount()),
  /** Executed once the cash-out would bring this loss or a larger one. */
  stop: z.nullable(z.amount()),
  state: z.enum(AUTO_CASH_OUT_STATES),
  reason: z.nullable(z.enum(AUTO_CASH_OUT_ENDS)),
  problem: z.nullable(z.enum(AUTO_CASH_OUT_PROBLEMS)),
  /** Bet that executed it. */
  bet_id: z.nullable(z.string()),
  /** The lowest result over all outcomes after its execution. */
  result: z.nullable(z.amount()),
  /** Moment from which prices count for it: the delay of the market after it was armed or changed. */
  active_at: z.isoTime(),
  ended_at: z.nullable(z.isoTime()),
});
/** An automatic cash-out of the player, parsed. */
export type AutoCashOut = z.infer<typeof autoCashOutSchema>;

/** Returns the newest automatic cash-out of the player in each market of the event; of each market without `eventId`. */
export const getAutoCashOuts = z.defineEndpoint({
  method: 'GET',
  path: '/api/exchange/auto-cash-outs',
  access: 'player',
  input: z.strictObject({ eventId: z.optional(exchangeId()) }),
  output: z.object({ orders: z.array(autoCashOutSchema) }),
  errors: [],
  summary: 'Own automatic cash-outs: the newest of each market',
});

/**
 * Arms the automatic cash-out of the player in a market, or changes the armed one; the delay of the market applies first. At least one of
 * `target` and `stop`, in BDT, up to `MAX_MARKET_PROFIT`.
 * @throws `exchange.unknown_market`, also for a market of lines; `exchange.closed`; `exchange.nothing_waits` without a matched bet in it;
 * `exchange.blocked`; `safer_play.time_out`, `safer_play.excluded` or `safer_play.limit_reached`; `platform.invalid` for the amounts;
 * `platform.too_many` above the rate of `bets`
 */
export const armAutoCashOut = z.defineEndpoint({
  method: 'POST',
  path: '/api/exchange/auto-cash-outs',
  access: 'player',
  input: z.strictObject({ marketId: exchangeId(), target: z.optional(z.amountInput()), stop: z.optional(z.amountInput()) }),
  output: z.object({ order: autoCashOutSchema }),
  errors: [
    'exchange.unknown_market',
    'exchange.closed',
    'exchange.nothing_waits',
    'exchange.blocked',
    'safer_play.time_out',
    'safer_play.excluded',
    'safer_play.limit_reached',
  ],
  pace: 'bets',
  summary: 'Arm or change an automatic cash-out: one for each player and market',
});

/**
 * Cancels the armed automatic cash-out of the player in a market.
 * @throws `exchange.nothing_waits` when none is armed any more; `platform.too_many` above the rate of `cancels`
 */
export const cancelAutoCashOut = z.defineEndpoint({
  method: 'DELETE',
  path: '/api/exchange/auto-cash-outs/:marketId',
  access: 'player',
  input: z.strictObject({ marketId: exchangeId() }),
  output: z.object({ order: autoCashOutSchema }),
  errors: ['exchange.nothing_waits'],
  pace: 'cancels',
  summary: 'Take back an armed automatic cash-out',
});
