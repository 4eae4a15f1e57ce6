import * as z from '@site/api/schema';
import { GAME_TYPES } from '../catalogue';
import { pageAnswer, pageFields, periodField } from '../site';

export const ownerField = () => z.optional(z.text({ max: 64 }));
/** A code, or an id of the member center's filter; -1 or left out: all. */
const codeField = () => z.optional(z.text({ max: 64 }));

/** One settled round of a game. `settled_at` decides its day. @see spec B 3 */
export const betRecordSchema = z.object({
  id: z.number(),
  platform: z.string(),
  /** As the supplier is called. */
  platform_name: z.string(),
  game_type: z.enum(GAME_TYPES),
  game_name: z.string(),
  bet_amount: z.amount(),
  winAmount: z.amount(),
  created_at: z.isoTime(),
  settled_at: z.isoTime(),
  /** False: a later change of a round that was settled before; its amounts may be below zero. */
  is_settlement: z.boolean(),
});
export type BetRecord = z.infer<typeof betRecordSchema>;

/** Of everything that the filter lets through, not only of the page. `profit_loss` = wins less stakes. */
export const betTotalsSchema = z.object({ turnover: z.amount(), profit_loss: z.amount() });
export type BetTotals = z.infer<typeof betTotalsSchema>;

const betFilter = () => ({ remote_id: ownerField(), platform: codeField(), type: codeField(), date: periodField() });

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

/** What one day brought at one platform with one type of game. */
export const betGroupSchema = z.object({
  /** In Asia/Dhaka. */
  day: z.day(),
  platform: z.string(),
  platform_name: z.string(),
  game_type: z.enum(GAME_TYPES),
  /** Settled rounds. */
  bets: z.number(),
  turnover: z.amount(),
  profit_loss: z.amount(),
});
export type BetGroup = z.infer<typeof betGroupSchema>;

/** A platform that the player has records of. */
export const playedPlatformSchema = z.object({ code: z.string(), name: z.string() });
export type PlayedPlatform = z.infer<typeof playedPlatformSchema>;

export const getBetGroups = z.defineEndpoint({
  method: 'GET',
  path: '/api/bet-records/groups',
  access: 'player',
  input: z.strictObject({ ...betFilter(), ...pageFields() }),
  output: z.object({
    success: z.literal(true),
    ...pageAnswer(betGroupSchema),
    totals: betTotalsSchema,
    /** Of all times, by name; what a filter can offer. */
    platforms: z.array(playedPlatformSchema),
  }),
  errors: [],
  summary: 'Settled rounds by day, platform and game type, newest day first',
});

/** A stake that is not decided yet: of a round of a game, or at the exchange. */
export const openBetSchema = z.object({
  platform: z.string(),
  platform_name: z.string(),
  game_type: z.enum(GAME_TYPES),
  game_name: z.string(),
  bet_amount: z.amount(),
  created_at: z.isoTime(),
});
export type OpenBet = z.infer<typeof openBetSchema>;

export const getOpenBets = z.defineEndpoint({
  method: 'GET',
  path: '/api/bet-records/open',
  access: 'player',
  input: z.strictObject({ ...betFilter(), ...pageFields() }),
  output: z.object({ success: z.literal(true), ...pageAnswer(openBetSchema), total_stake: z.amount() }),
  errors: [],
  summary: 'Stakes of rounds that are not settled yet, newest first',
});

/** How a part of a stake counted on one ticket: `counted` = `weight` percent of `stake`, or what the ticket still needed. */
export const turnoverPartSchema = z.object({
  ticket_id: z.number(),
  kind: z.enum(['base', 'bonus']),
  promotion: z.nullable(z.object({ name: z.string(), name_bn: z.optional(z.string()) })),
  stake: z.amount(),
  counted: z.amount(),
  weight: z.number(),
});

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
    /** Of the stake: what no ticket used, because none was active or none counts this type. */
    unused: z.amount(),
  }),
  errors: [],
  summary: 'What one settled round counted for, and on which turnover tickets',
});
