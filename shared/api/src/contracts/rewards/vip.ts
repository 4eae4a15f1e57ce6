import * as z from '@site/api/schema';
import { GAME_TYPES } from '../catalogue';
import { pageInput, pageOf } from '../site';
import { MAX_VP } from './rules';

const conversion = {
  path: '/api/convert-vipcoin',
  access: 'player',
  input: z.strictObject({ remote_id: z.optional(z.text({ max: 64 })), vip_coin: z.int().check(z.gte(0), z.lte(MAX_VP)) }),
  /** `amount`: BDT that the main wallet received. `used`: points that were taken for it. */
  output: z.object({ success: z.literal(true), message: z.string(), amount: z.amount(), used: z.number() }),
  errors: ['rewards.points_too_few', 'rewards.points_missing', 'funds.account_blocked', 'safer_play.time_out', 'safer_play.excluded'],
} as const;

/**
 * Converts points to money. The call is a GET that moves money, so the same points again within `SAME_CONVERSION_S` are one conversion.
 * @throws `rewards.points_too_few`; `rewards.points_missing`; `funds.account_blocked`; `safer_play.time_out` or `safer_play.excluded`;
 * `platform.forbidden` for another player's `remote_id`
 * @see REWARDS-021, PLATFORM-050, C-38
 */
export const convertVipCoin = z.defineEndpoint({
  ...conversion,
  method: 'GET',
  neverStored: true,
  summary: 'Convert points to money at 400 for BDT 1',
});

/**
 * Converts points to money by a POST with an `Idempotency-Key`.
 * @throws the codes of `convertVipCoin`
 * @see C-38
 */
export const convertVipCoinByPost = z.defineEndpoint({
  ...conversion,
  method: 'POST',
  money: true,
  summary: 'Convert points to money at 400 for BDT 1 (C-38)',
});

/** Points of one day and one game type; `source` `GRANT`: given by the house. @see REWARDS-024 */
export const vipReceivedSchema = z.object({
  vip_points: z.number(),
  source: z.enum([...GAME_TYPES, 'GRANT']),
  created_at: z.isoTime(),
});
/** Points of one day and one game type, parsed. */
export type VipReceived = z.infer<typeof vipReceivedSchema>;

/** Returns the points from play, a row for each day and game type, newest first. @see REWARDS-024, N-43 */
export const getVipReceived = z.defineEndpoint({
  method: 'GET',
  path: '/api/vip/received',
  access: 'player',
  input: pageInput(),
  output: pageOf(vipReceivedSchema),
  errors: [],
  summary: 'Points that play brought, a row for each day and type of game, newest first (N-43)',
});

/** One conversion: points, and BDT for them. @see REWARDS-024 */
export const vipUsedSchema = z.object({ vip_points: z.number(), amount: z.amount(), created_at: z.isoTime() });
/** One conversion, parsed. */
export type VipUsed = z.infer<typeof vipUsedSchema>;

/** Returns the conversions page by page, newest first. @see REWARDS-024, N-43 */
export const getVipUsed = z.defineEndpoint({
  method: 'GET',
  path: '/api/vip/used',
  access: 'player',
  input: pageInput(),
  output: pageOf(vipUsedSchema),
  errors: [],
  summary: 'Points that were converted, newest first (N-43)',
});

/** Level of one month. `month`: 1 to 12. `experience`: whole points earned in it. @see REWARDS-024 */
export const vipMonthSchema = z.object({
  year: z.number(),
  month: z.number(),
  level: z.number(),
  level_name: z.string(),
  experience: z.number(),
});
/** Level of one month, parsed. */
export type VipMonth = z.infer<typeof vipMonthSchema>;

/** Returns level and experience of each month, the current month first. @see REWARDS-024, N-43 */
export const getVipHistory = z.defineEndpoint({
  method: 'GET',
  path: '/api/vip/history',
  access: 'player',
  input: pageInput(),
  output: pageOf(vipMonthSchema),
  errors: [],
  summary: 'Level and experience of each month, the running one first (N-43)',
});

/** A VIP level. `experience`: points in one calendar month that it requires. `bonus`: percent on top of the points from play. @see N-43 */
export const vipLevelSchema = z.object({
  level: z.number(),
  name: z.string(),
  style: z.string(),
  experience: z.number(),
  bonus: z.number(),
});
/** A VIP level, parsed. */
export type VipLevel = z.infer<typeof vipLevelSchema>;

/** Returns all VIP levels, and the player's own level and experience. @see N-43 */
export const getVipLadder = z.defineEndpoint({
  method: 'GET',
  path: '/api/vip/ladder',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({
    /** Lowest level (Normal) first. */
    levels: z.array(vipLevelSchema),
    current: z.number(),
    /** Points of this month. */
    experience: z.number(),
    /** Points for BDT 100 of settled stakes, without the bonus of a level. */
    earning: z.array(z.object({ game_type: z.enum(GAME_TYPES), points: z.number() })),
  }),
  errors: [],
  summary: 'The ladder of levels, and where the player stands',
});
