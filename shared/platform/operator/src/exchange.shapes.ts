import { BET_STATES, EXCHANGE_SPORTS, MARKET_KINDS, SIDES } from '@site/api/contracts/exchange';
import * as z from '@site/api/schema';
import { HAND_STATES } from './exchange-states';

/** Most characters of the reason of a decision about a market. */
export const EXCHANGE_REASON_MAX = 300;

/** Sums of the players' bets in one market, or in all of an event. */
const sums = {
  open_bets: z.int(),
  /** Orders of which a part waits. */
  waiting: z.int(),
  matched: z.amount(),
  /** Sum of the holds. */
  exposure: z.amount(),
};

export const exchangeEventSchema = z.object({
  event_id: z.string(),
  market_id: z.string(),
  name: z.string(),
  sport: z.enum(EXCHANGE_SPORTS),
  start: z.isoTime(),
  in_play: z.boolean(),
  is_over: z.boolean(),
  /** Markets that players have bet on. */
  markets: z.int(),
  ...sums,
});
export type OperatorEvent = z.infer<typeof exchangeEventSchema>;

export const exchangeMarketSchema = z.object({
  market_id: z.string(),
  event_id: z.string(),
  name: z.string(),
  kind: z.enum(MARKET_KINDS),
  state: z.string(),
  /** State that the operator holds it in; null: it follows the feed. */
  held: z.nullable(z.string()),
  selections: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Best prices of the house; of a line `back` is yes and `lay` is no. */
  prices: z.array(z.object({ name: z.string(), back: z.nullable(z.string()), lay: z.nullable(z.string()) })),
  ...sums,
  result: z.nullable(z.string()),
  /** Number of its settlements. */
  settlement: z.int(),
  /** True when the last settlement is paid to every player. */
  is_paid: z.boolean(),
});
export type ExchangeMarket = z.infer<typeof exchangeMarketSchema>;

export const exchangeMarketDetailsSchema = z.object({
  market: exchangeMarketSchema,
  bets: z.array(
    z.object({
      bet_id: z.string(),
      username: z.string(),
      selection: z.string(),
      side: z.enum(SIDES),
      odds: z.string(),
      run: z.nullable(z.string()),
      stake: z.amount(),
      matched: z.amount(),
      state: z.enum(BET_STATES),
      /** Result before commission; null until it is settled. */
      net: z.nullable(z.amount()),
      placed_at: z.isoTime(),
    }),
  ),
  /** Stakes of players, on both sides, that were matched up to the end of a minute. */
  matched_so_far: z.array(z.object({ at: z.isoTime(), stakes: z.amount() })),
  settlements: z.array(z.object({ settlement: z.int(), at: z.isoTime(), players: z.int(), net: z.amount() })),
});
export type ExchangeMarketDetails = z.infer<typeof exchangeMarketDetailsSchema>;

/** Orders about the state of a market, the newest first; FEED gave it back. */
export const marketHoldsSchema = z.array(
  z.object({ at: z.isoTime(), who: z.string(), state: z.enum(HAND_STATES), reason: z.nullable(z.string()) }),
);
export type MarketHolds = z.infer<typeof marketHoldsSchema>;

const previewedPlayer = z.object({ username: z.string(), change: z.amount(), cash: z.amount() });

export const settlementPreviewSchema = z.object({
  /** Goes with the decision, which is refused when bets or the market changed since. */
  version: z.string(),
  result: z.string(),
  players: z.int(),
  bets: z.int(),
  paid: z.amount(),
  taken: z.amount(),
  commission: z.amount(),
  largest: z.array(previewedPlayer),
  below_zero: z.array(previewedPlayer),
  below_zero_count: z.int(),
});
export type SettlementPreview = z.infer<typeof settlementPreviewSchema>;
