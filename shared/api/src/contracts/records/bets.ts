import * as z from '@site/api/schema';
import { GAME_TYPES } from '../catalogue';
import { pageAnswer, pageFields, periodField } from '../site';

/** Schema of an optional `remote_id`; the platform refuses another player's one with `platform.forbidden`. @see PLATFORM-004 */
export const ownerField = () => z.optional(z.text({ max: 64 }));
/** A code, or an id of the member center's filter; -1 or left out: all. */
const codeField = () => z.optional(z.text({ max: 64 }));

/** One settled round of a game; amounts in BDT. `settled_at` decides its day. @see RECORDS-009 */
export const betRecordSchema = z.object({
  id: z.number(),
  platform: z.string(),
  /** Name of the platform's supplier. */
  platform_name: z.string(),
  game_type: z.enum(GAME_TYPES),
  game_name: z.string(),
  bet_amount: z.amount(),
  /** Stake of a free spin, which the house paid; it is not in `bet_amount`. */
  free_spin: z.optional(z.amount()),
  winAmount: z.amount(),
  created_at: z.isoTime(),
  settled_at: z.isoTime(),
  /** False: a later change of a round that was settled before; its amounts may be below zero. */
  is_settlement: z.boolean(),
});
/** One settled round of a game, parsed. */
export type BetRecord = z.infer<typeof betRecordSchema>;

/** Totals of all records that match the filter, not only of the page, in BDT. `profit_loss`: wins less stakes. @see RECORDS-005 */
export const betTotalsSchema = z.object({ turnover: z.amount(), profit_loss: z.amount() });
/** Totals of records in BDT, parsed. */
export type BetTotals = z.infer<typeof betTotalsSchema>;

const betFilter = () => ({ remote_id: ownerField(), platform: codeField(), type: codeField(), date: periodField() });

/**
 * Returns settled rounds page by page, newest first, with the totals of the filter.
 * @throws `platform.forbidden` for another player's `remote_id`
 * @see RECORDS-014, N-40
 */
export const getBetRecords = z.defineEndpoint({
  method: 'GET',
  path: '/api/bet-records',
  access: 'player',
  /** `day`: one calendar day in Asia/Dhaka within the period. */
  input: z.strictObject({ ...betFilter(), day: z.optional(z.day()), ...pageFields() }),
  output: z.object({ success: z.literal(true), ...pageAnswer(betRecordSchema), totals: betTotalsSchema }),
  errors: [],
  summary: 'Settled rounds, newest first (N-40)',
});

/** Settled rounds of one day, platform and game type, added up in BDT. @see RECORDS-004 */
export const betGroupSchema = z.object({
  /** Calendar day in Asia/Dhaka. */
  day: z.day(),
  platform: z.string(),
  platform_name: z.string(),
  game_type: z.enum(GAME_TYPES),
  /** Number of settled rounds. */
  bets: z.number(),
  turnover: z.amount(),
  profit_loss: z.amount(),
});
/** Settled rounds of one day, platform and game type, parsed. */
export type BetGroup = z.infer<typeof betGroupSchema>;

/** A platform that the player has records of. */
export const playedPlatformSchema = z.object({ code: z.string(), name: z.string() });
/** A platform that the player has records of, parsed. */
export type PlayedPlatform = z.infer<typeof playedPlatformSchema>;

/**
 * Returns settled rounds by day, platform and game type, newest day first, with the totals of the filter.
 * @throws `platform.forbidden` for another player's `remote_id`
 * @see RECORDS-004, N-40
 */
export const getBetGroups = z.defineEndpoint({
  method: 'GET',
  path: '/api/bet-records/groups',
  access: 'player',
  input: z.strictObject({ ...betFilter(), ...pageFields() }),
  output: z.object({
    success: z.literal(true),
    ...pageAnswer(betGroupSchema),
    totals: betTotalsSchema,
    /** Platforms of all the player's records, by name, as options of a filter. */
    platforms: z.array(playedPlatformSchema),
  }),
  errors: [],
  summary: 'Settled rounds by day, platform and game type, newest day first',
});

/** An undecided stake in BDT: of a round of a game, or at the exchange. */
export const openBetSchema = z.object({
  platform: z.string(),
  platform_name: z.string(),
  game_type: z.enum(GAME_TYPES),
  game_name: z.string(),
  bet_amount: z.amount(),
  /** Stake of free spins, which the house paid; it is not in `bet_amount`. */
  free_spin: z.optional(z.amount()),
  created_at: z.isoTime(),
});
/** An undecided stake, parsed. */
export type OpenBet = z.infer<typeof openBetSchema>;

/**
 * Returns undecided stakes page by page, newest first, with their sum in BDT.
 * @throws `platform.forbidden` for another player's `remote_id`
 * @see RECORDS-015
 */
export const getOpenBets = z.defineEndpoint({
  method: 'GET',
  path: '/api/bet-records/open',
  access: 'player',
  input: z.strictObject({ ...betFilter(), ...pageFields() }),
  output: z.object({ success: z.literal(true), ...pageAnswer(openBetSchema), total_stake: z.amount() }),
  errors: [],
  summary: 'Stakes of rounds that are not settled yet, newest first',
});

/**
 * Part of a stake that counted on one turnover ticket, in BDT: `counted` is `weight` percent of `stake`, or the rest that the ticket
 * needed.
 */
export const turnoverPartSchema = z.object({
  ticket_id: z.number(),
  kind: z.enum(['base', 'bonus']),
  promotion: z.nullable(z.object({ name: z.string(), name_bn: z.optional(z.string()) })),
  stake: z.amount(),
  counted: z.amount(),
  weight: z.number(),
});

/**
 * Returns the turnover tickets on which one settled round counted.
 * @throws `platform.not_found`, also for a round of another player
 * @see PLATFORM-046, N-36
 */
export const explainBet = z.defineEndpoint({
  method: 'GET',
  path: '/api/bet-records/:id/turnover',
  access: 'player',
  input: z.strictObject({ id: z.text({ max: 15, pattern: /^\d{1,15}$/ }) }),
  output: z.object({
    bet_amount: z.amount(),
    game_type: z.enum(GAME_TYPES),
    /** Percent that this type of game counts on a bonus ticket. */
    bonus_weight: z.number(),
    parts: z.array(turnoverPartSchema),
    /** Part of the stake that no ticket used, because none was active or none counts this game type. */
    unused: z.amount(),
  }),
  errors: [],
  summary: 'What one settled round counted for, and on which turnover tickets',
});
