import * as z from '@site/api/schema';
import { FANCY_TYPES, MARKET_STATES } from './rules';

/** Money that waits at a price. `price`: decimal odds; `size`: BDT. */
export const levelSchema = z.object({ price: z.number(), size: z.number() });
/** One price of a market with the money that waits there. */
export type Level = z.infer<typeof levelSchema>;

/** A runner of a Match Odds market with its best prices. @see EXCHANGE-027 */
export const runnerSchema = z.object({
  selectionId: z.string(),
  SelectionName: z.string(),
  /** Best price first, at most three levels. A back bet is matched with the lay orders that wait here. */
  availableToBack: z.array(levelSchema),
  availableToLay: z.array(levelSchema),
  /** Odds of the last match of a player's bet; missing before the first one. */
  lastTraded: z.optional(z.number()),
});
/** A runner of a Match Odds market, parsed. */
export type Runner = z.infer<typeof runnerSchema>;

/** Limits of a market: stakes and profit in BDT; `delayMs` between a bet and its acceptance. */
const limits = { min: z.number(), max: z.number(), maxProfit: z.number(), delayMs: z.number() };

/**
 * Version of the truth that an answer shows: it grows with every change, and is the same at every data host. The rest of it, one half, is of a
 * host that cannot read the book and therefore shows its markets as suspended.
 */
export const truthOf = (version: number) => Math.floor(version);

/** A Match Odds market. @see EXCHANGE-027 */
export const matchOddsSchema = z.object({
  marketId: z.string(),
  eventId: z.string(),
  name: z.string(),
  status: z.enum(MARKET_STATES),
  inplay: z.boolean(),
  /** Changes with the content; of two answers the one with the greater truth is newer. @see truthOf */
  version: z.number(),
  /** BDT that was matched so far. */
  totalMatched: z.number(),
  ...limits,
  runners: z.array(runnerSchema),
});
/** A Match Odds market, parsed. */
export type MatchOdds = z.infer<typeof matchOddsSchema>;

const flag = () => z.union([z.literal(0), z.literal(1)]);

/** A runner of a bookmaker market. Prices per 100: 92 pays 92 on a stake of 100; 0 means no price on this side. @see EXCHANGE-029 */
export const bookmakerRunnerSchema = z.object({
  selectionId: z.string(),
  runner: z.string(),
  backPrice: z.number(),
  layPrice: z.number(),
  suspended: flag(),
  ball_running: flag(),
});
/** A runner of a bookmaker market, parsed. */
export type BookmakerRunner = z.infer<typeof bookmakerRunnerSchema>;

/** A bookmaker market. @see EXCHANGE-028 */
export const bookmakerSchema = z.object({ marketId: z.string(), name: z.string(), ...limits, runners: z.array(bookmakerRunnerSchema) });
/** A bookmaker market, parsed. */
export type Bookmaker = z.infer<typeof bookmakerSchema>;

/**
 * A fancy market: YES wins from line `yes` on at `yes_rate` per 100, NO wins below line `no` and risks `no_rate` per 100. Null: this side
 * is not offered. @see EXCHANGE-030
 */
export const fancySchema = z.object({
  marketId: z.string(),
  title: z.string(),
  type: z.union(FANCY_TYPES.map((type) => z.literal(type))),
  no: z.nullable(z.number()),
  no_rate: z.nullable(z.number()),
  yes: z.nullable(z.number()),
  yes_rate: z.nullable(z.number()),
  suspended: flag(),
  ball_running: flag(),
  ...limits,
});
/** A fancy market, parsed. */
export type Fancy = z.infer<typeof fancySchema>;

/** Score of an event: the phase, and one line of text for each side. */
export const scoreSchema = z.object({
  /** `Live`, `Innings break`, `Half-time`, `Rain`, `Final` ... */
  phase: z.string(),
  /** One for each team or player, e.g. `142/3 (16.2)`, `2`, `6 4 30`. */
  sides: z.array(z.object({ name: z.string(), score: z.string(), isAtTurn: z.boolean() })),
  /** Latest events of the match, e.g. `4`, `W`, `GOAL`. */
  last: z.array(z.string()),
});
/** Score of an event, parsed. */
export type Score = z.infer<typeof scoreSchema>;

/** An event with its bookmaker and fancy markets. @see EXCHANGE-028 */
export const eventItemSchema = z.object({
  eventId: z.string(),
  /** Id of its Match Odds market. */
  marketId: z.string(),
  name: z.string(),
  sport: z.string(),
  competition: z.string(),
  start: z.isoTime(),
  inplay: z.boolean(),
  isOver: z.boolean(),
  version: z.number(),
  /** Channel of its stream. @see N-55 */
  chid: z.string(),
  score: z.nullable(scoreSchema),
  fancy2: z.record(z.string(), fancySchema),
  /** The market under the first key is the main one. */
  bookmaker: z.record(z.string(), bookmakerSchema),
});
/** An event with its bookmaker and fancy markets, parsed. */
export type EventItem = z.infer<typeof eventItemSchema>;

/** An event in the list of a sport; the page adds `sport`. @see EXCHANGE-031 */
export const sportEventSchema = z.object({
  EventId: z.string(),
  MarketId: z.string(),
  Event: z.string(),
  Fancy: z.boolean(),
  Bookmaker: z.boolean(),
  Competition: z.string(),
  StartTime: z.isoTime(),
  InPlay: z.boolean(),
  /** Null before it begins. */
  Score: z.nullable(z.string()),
  /** BDT that was matched so far. */
  Matched: z.number(),
  /** Best prices; null where there is none now. */
  Runners: z.array(
    z.object({ SelectionId: z.string(), SelectionName: z.string(), back: z.nullable(z.number()), lay: z.nullable(z.number()) }),
  ),
});
/** An event in the list of a sport, parsed. */
export type SportEvent = z.infer<typeof sportEventSchema>;
