import type { ErrorCatalogue } from './error-entry';

/** Most events that one player can pin to the multi-market page. */
export const MAX_PINS = 20;

/** Message of `exchange.suspended`. The slip shows this and the next four messages before it sends a bet. */
export const MARKET_SUSPENDED = 'This market is suspended. No bets are taken now.';
/** Message of `exchange.ball_running`. */
export const BALL_IS_RUNNING = 'The ball is running. No bets are taken now.';
/** Message of `exchange.closed`. */
export const MARKET_CLOSED = 'This market is closed.';
/** Message of `exchange.off_ladder`. */
export const OFF_LADDER = 'These odds are not a step of the ladder.';
/** Message of `exchange.funds`: the liability of a bet is above the available balance. */
export const NOT_ENOUGH_FUNDS = 'Not enough balance for what this bet may lose.';

/** Message of `exchange.funds` for a free bet that has ended or is used. */
export const FREE_BET_OVER = 'This free bet is used or has ended.';
/** Message of `exchange.funds` for another side or market than a free bet pays. */
export const FREE_BET_MATCH_ODDS = 'A free bet pays a back bet on Match Odds only.';
/** Message of `exchange.stake_limits` for a part of a free bet. */
export const FREE_BET_WHOLE = 'A free bet is staked whole.';
/** Message of `exchange.off_ladder` for odds below those of a free bet. */
export const FREE_BET_LEAST_ODDS = 'The odds are below the least odds of this free bet.';
/** Message of `exchange.nothing_waits` for a change of a bet that a free bet pays. */
export const FREE_BET_NO_CHANGE = 'A free bet keeps its odds and stake. Cancel it and place another one.';

/** Refusals of bets, edits, cancellations and pins at the exchange. */
export const exchangeErrors = {
  'exchange.unknown_market': { status: 404, message: 'There is no such market.' },
  'exchange.unknown_selection': { status: 422, message: 'This market has no such selection.' },
  'exchange.suspended': { status: 409, message: MARKET_SUSPENDED },
  'exchange.ball_running': { status: 409, message: BALL_IS_RUNNING },
  'exchange.closed': { status: 409, message: MARKET_CLOSED },
  'exchange.off_ladder': { status: 422, message: OFF_LADDER },
  'exchange.price_changed': { status: 409, message: 'The price has changed.' },
  'exchange.stake_limits': { status: 422, message: 'A stake is between BDT 100 and BDT 50,000.' },
  'exchange.profit_limit': { status: 422, message: 'A market pays at most BDT 1,000,000 to one player.' },
  'exchange.funds': { status: 422, message: NOT_ENOUGH_FUNDS },
  'exchange.blocked': { status: 403, message: 'Betting is closed for this account. Please contact support.' },
  'exchange.reference_reused': { status: 409, message: 'This reference belongs to another bet.' },
  'exchange.nothing_waits': { status: 409, message: 'Nothing of this bet waits any more.' },
  'exchange.not_accepted_yet': { status: 409, message: 'This bet is being accepted. Try again in a few seconds.' },
  'exchange.too_many_pins': { status: 422, message: `At most ${MAX_PINS} events can be pinned.` },
} as const satisfies ErrorCatalogue;
