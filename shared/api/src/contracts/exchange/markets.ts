import * as z from '@site/api/schema';
import { FANCY_TYPES, MARKET_STATES } from './rules';

/** Money that waits at a price. `price`: decimal odds; `size`: BDT. */
export const levelSchema = z.object({ price: z.number(), size: z.number() });
export type Level = z.infer<typeof levelSchema>;

export const runnerSchema = z.object({
  selectionId: z.string(),
  SelectionName: z.string(),
  /** Best price first, at most three levels. Lay orders of others wait here: a back meets them. */
  availableToBack: z.array(levelSchema),
  availableToLay: z.array(levelSchema),
});
export type Runner = z.infer<typeof runnerSchema>;

/** What a market takes: amounts in BDT, `delayMs` between a bet and its acceptance. */
const limits = { min: z.number(), max: z.number(), maxProfit: z.number(), delayMs: z.number() };

/** @see spec B 3 */
export const matchOddsSchema = z.object({
  marketId: z.string(),
  eventId: z.string(),
  name: z.string(),
  status: z.enum(MARKET_STATES),
  inplay: z.boolean(),
  /** Grows with every change: of two answers the greater one is the newer. */
  version: z.number(),
  /** BDT that was matched so far. */
  totalMatched: z.number(),
  ...limits,
  runners: z.array(runnerSchema),
});
export type MatchOdds = z.infer<typeof matchOddsSchema>;

const flag = () => z.union([z.literal(0), z.literal(1)]);

/** Prices per 100: 92 pays 92 on a stake of 100. 0: no price on this side. */
export const bookmakerRunnerSchema = z.object({
  selectionId: z.string(),
  runner: z.string(),
  backPrice: z.number(),
  layPrice: z.number(),
  suspended: flag(),
  ball_running: flag(),
});
export type BookmakerRunner = z.infer<typeof bookmakerRunnerSchema>;

export const bookmakerSchema = z.object({ marketId: z.string(), name: z.string(), ...limits, runners: z.array(bookmakerRunnerSchema) });
export type Bookmaker = z.infer<typeof bookmakerSchema>;

/** YES wins from line `yes` on at `yes_rate` per 100, NO wins below line `no` and risks `no_rate` per 100. Null: this side is not offered. */
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
export type Fancy = z.infer<typeof fancySchema>;

/** The innings, half, or set that is played, as a line of text for each side. */
export const scoreSchema = z.object({
  /** `Live`, `Innings break`, `Half-time`, `Rain`, `Final` ... */
  phase: z.string(),
  /** One for each team or player, e.g. `142/3 (16.2)`, `2`, `6 4 30`. */
  sides: z.array(z.object({ name: z.string(), score: z.string(), isAtTurn: z.boolean() })),
  /** What happened last, e.g. `4`, `W`, `GOAL`. */
  last: z.array(z.string()),
});
export type Score = z.infer<typeof scoreSchema>;

/** @see spec B 3 */
export const eventItemSchema = z.object({
  eventId: z.string(),
  /** Of its Match Odds. */
  marketId: z.string(),
  name: z.string(),
  sport: z.string(),
  competition: z.string(),
  start: z.isoTime(),
  inplay: z.boolean(),
  isOver: z.boolean(),
  version: z.number(),
  /** Of its stream. */
  chid: z.string(),
  score: z.nullable(scoreSchema),
  fancy2: z.record(z.string(), fancySchema),
  /** The first key is the main one. */
  bookmaker: z.record(z.string(), bookmakerSchema),
});
export type EventItem = z.infer<typeof eventItemSchema>;

/** One of a sport's list; the page adds `sport`. @see spec B 3 */
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
export type SportEvent = z.infer<typeof sportEventSchema>;
