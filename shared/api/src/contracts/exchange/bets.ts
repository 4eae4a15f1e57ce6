import * as z from '@site/api/schema';
import { exchangeId, priceInput } from './fields';
import { BET_FILLS, BET_STATES, EXCHANGE_STATUSES, MARKET_KINDS, PRICE_POLICIES, SIDES, START_RULES } from './rules';

/** Matched part of a bet, in BDT. `odds`: average matched odds in the form that the market uses; null when nothing is matched. */
const matchedPart = z.object({ stake: z.amount(), odds: z.nullable(z.string()), profit: z.amount(), liability: z.amount() });
const waitingPart = z.object({ stake: z.amount(), profit: z.amount(), liability: z.amount() });

/** Reasons for a bet that is refused, or ends without being matched. */
export const BET_REASONS = [
  'suspended',
  'ball_running',
  'price_changed',
  'closed',
  'not_filled',
  'cancelled',
  'own_order',
  'in_play',
  'restricted',
] as const;
/** Reason for a bet that is refused, or ends without being matched. */
export type BetReason = (typeof BET_REASONS)[number];

/** A bet of the player at the exchange; amounts in BDT. */
export const betSchema = z.object({
  bet_id: z.string(),
  client_ref: z.nullable(z.string()),
  event_id: z.string(),
  market_id: z.string(),
  market_kind: z.enum(MARKET_KINDS),
  sport: z.string(),
  event_name: z.string(),
  market_name: z.string(),
  selection: z.string(),
  selection_name: z.string(),
  side: z.enum(SIDES),
  /** Requested odds: decimal odds, or a price or rate per 100. */
  odds: z.string(),
  /** Line of a fancy bet. */
  run: z.nullable(z.string()),
  stake: z.amount(),
  state: z.enum(BET_STATES),
  /** Status in the betting records; null for a bet that has no record. */
  status: z.nullable(z.enum(EXCHANGE_STATUSES)),
  reason: z.nullable(z.enum(BET_REASONS)),
  /** Odds of the market at the refusal, when `reason` is `price_changed`. */
  new_odds: z.nullable(z.string()),
  new_run: z.nullable(z.string()),
  policy: z.enum(PRICE_POLICIES),
  fill: z.enum(BET_FILLS),
  /** Least part in BDT of an all-or-nothing bet that was to be matched at once; absent: the whole stake. */
  min_fill: z.optional(z.amount()),
  /** For a bet of a book that was placed before the match began: what becomes of its waiting part then. */
  at_start: z.optional(z.enum(START_RULES)),
  /** True for a bet whose stake a free bet pays: it wins the profit only, and loses nothing. */
  free_bet: z.optional(z.boolean()),
  matched: matchedPart,
  /** Unmatched part: it waits in the book, or for the end of the delay. */
  waiting: waitingPart,
  net_profit_loss: z.nullable(z.amount()),
  placed_at: z.isoTime(),
  /** Time of the decision about a PLACED bet. */
  decided_at: z.isoTime(),
  settled_at: z.nullable(z.isoTime()),
});
/** A bet of the player at the exchange, parsed. */
export type Bet = z.infer<typeof betSchema>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Schema of the reference that a page gives to a bet, so that a repeated call is the same bet. */
export const clientRef = () => z.text({ max: 36, pattern: UUID, message: 'Invalid reference' });
const runField = () => z.union([z.int().check(z.gte(0), z.lte(9999)), z.text({ max: 4, pattern: /^\d{1,4}$/ })]);

/**
 * Places a bet: `stake` in BDT, `odds` as decimal odds or as a price or rate per 100. Returns the bet, and its delay in ms. A second call
 * with the same `client_ref` returns the bet of the first one.
 * @throws `exchange.unknown_market` or `exchange.unknown_selection`; `exchange.suspended`, `exchange.ball_running`, `exchange.closed` or
 * `exchange.price_changed`; `exchange.off_ladder`; `exchange.stake_limits`, `exchange.profit_limit` or `exchange.funds`;
 * `exchange.blocked`; `exchange.reference_reused`; with a free bet that may not pay it, `exchange.funds`, `exchange.stake_limits` or
 * `exchange.off_ladder` with a message of its own; `safer_play.time_out`, `safer_play.excluded` or `safer_play.limit_reached`;
 * `platform.invalid` for a side or a line of another kind of market, or for a least part that the bet cannot have; `platform.too_many` above the rate of `bets`
 * @see N-52, PLATFORM-059
 */
export const placeBet = z.defineEndpoint({
  method: 'POST',
  path: '/api/exchange/bets',
  access: 'player',
  /**
   * `run`: line of a fancy bet, required there and refused elsewhere. `free_bet_id`: the free bet that pays the stake, which is then all that
   * is left of it; only for a back bet on Match Odds. `min_fill`: BDT of an all-or-nothing bet on Match Odds that must be matched at once, at
   * most its stake; the rest ends then. Without it the whole stake must. `at_start`: what becomes of the waiting part when the match begins;
   * without it the part ends. It says nothing about a bet in play or with the house. @see N-52
   */
  input: z.strictObject({
    marketId: exchangeId(),
    eventId: exchangeId(),
    selection: exchangeId(),
    side: z.enum(SIDES),
    odds: priceInput(),
    stake: z.amountInput(),
    run: z.optional(runField()),
    client_ref: z.optional(clientRef()),
    policy: z.optional(z.enum(PRICE_POLICIES)),
    fill: z.optional(z.enum(BET_FILLS)),
    min_fill: z.optional(z.amountInput()),
    at_start: z.optional(z.enum(START_RULES)),
    free_bet_id: z.optional(z.int().check(z.gte(1))),
  }),
  output: z.object({ bet_id: z.string(), delay_ms: z.number(), bet: betSchema }),
  errors: [
    'exchange.unknown_market',
    'exchange.unknown_selection',
    'exchange.suspended',
    'exchange.ball_running',
    'exchange.closed',
    'exchange.off_ladder',
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
  summary: 'Place a bet; the same client_ref is the same bet, answered again (N-52)',
});

/**
 * Cancels the unmatched part of an own bet; the matched part stays.
 * @throws `platform.not_found`, also for a bet of another player; `exchange.nothing_waits`; `exchange.not_accepted_yet` during the delay;
 * `platform.too_many` above the rate of `cancels`
 */
export const cancelBet = z.defineEndpoint({
  method: 'DELETE',
  path: '/api/exchange/bets/:id',
  access: 'player',
  input: z.strictObject({ id: exchangeId() }),
  output: z.object({ bet: betSchema }),
  errors: ['exchange.nothing_waits', 'exchange.not_accepted_yet'],
  pace: 'cancels',
  summary: 'Take back what is not matched of an own bet; what is matched stands',
});

/**
 * Changes odds or stake of the unmatched part of an own bet. The part goes to the end of the queue; in play it first waits for the delay of
 * a new bet.
 * @throws `platform.not_found`, also for a bet of another player; `exchange.nothing_waits`, also for a free bet; `exchange.not_accepted_yet`
 * during the delay; `exchange.suspended` or `exchange.closed`; `exchange.off_ladder`; `exchange.stake_limits`, `exchange.profit_limit` or `exchange.funds`;
 * `exchange.blocked`; `safer_play.time_out`, `safer_play.excluded` or `safer_play.limit_reached`; `platform.too_many` above the rate of
 * `bets`
 */
export const editBet = z.defineEndpoint({
  method: 'PATCH',
  path: '/api/exchange/bets/:id',
  access: 'player',
  /** `stake`: new stake of the unmatched part, BDT. */
  input: z.strictObject({ id: exchangeId(), odds: z.optional(priceInput()), stake: z.optional(z.amountInput()) }),
  output: z.object({ bet: betSchema }),
  errors: [
    'exchange.nothing_waits',
    'exchange.not_accepted_yet',
    'exchange.suspended',
    'exchange.closed',
    'exchange.off_ladder',
    'exchange.stake_limits',
    'exchange.profit_limit',
    'exchange.funds',
    'exchange.blocked',
    'safer_play.time_out',
    'safer_play.excluded',
    'safer_play.limit_reached',
  ],
  pace: 'bets',
  summary: 'Another price or stake for what waits of an own bet: it queues anew, in play after the delay of a new bet',
});

/** Lists of bets. `open`: money is at stake or held. `settled`: with a result. `ended`: cancelled, lapsed or refused. */
export const BET_LISTS = ['open', 'settled', 'ended'] as const;

/** Returns the player's bets, newest first, 50 a page; all lists without `state`. */
export const getBets = z.defineEndpoint({
  method: 'GET',
  path: '/api/exchange/bets',
  access: 'player',
  input: z.strictObject({
    state: z.optional(z.enum(BET_LISTS)),
    eventId: z.optional(exchangeId()),
    marketId: z.optional(exchangeId()),
    client_ref: z.optional(clientRef()),
    page: z.optional(z.text({ max: 5, pattern: /^[1-9]\d{0,4}$/ })),
  }),
  output: z.object({ bets: z.array(betSchema), total: z.number(), last_page: z.number() }),
  errors: [],
  summary: 'Own bets, newest first, 50 a page',
});

/** Returns main wallet, exposure and available balance in BDT, and the exposure in each market. @see EXCHANGE-010 */
export const getExposure = z.defineEndpoint({
  method: 'GET',
  path: '/api/exchange/exposure',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({
    /** Main wallet before the exposure is taken off. */
    main: z.amount(),
    exposure: z.amount(),
    available: z.amount(),
    markets: z.array(
      z.object({ market_id: z.string(), event_id: z.string(), event_name: z.string(), market_name: z.string(), exposure: z.amount() }),
    ),
  }),
  errors: [],
  summary: 'Main wallet, what is held for open bets, and for which markets',
});
