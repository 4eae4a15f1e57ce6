import * as z from '@site/api/schema';
import { GAME_TYPES } from '../catalogue';
import { pageInput, pageOf } from '../site';
import { MAX_VP } from './rules';

const conversion = {
  path: '/api/convert-vipcoin',
  access: 'player',
  input: z.strictObject({ remote_id: z.optional(z.text({ max: 64 })), vip_coin: z.int().check(z.gte(0), z.lte(MAX_VP)) }),
  /** `amount`: what came to the main wallet. `used`: points that were taken for it. */
  output: z.object({ success: z.literal(true), message: z.string(), amount: z.amount(), used: z.number() }),
  errors: ['rewards.points_too_few', 'rewards.points_missing', 'funds.account_blocked', 'safer_play.time_out', 'safer_play.excluded'],
} as const;

/** A read by its method that moves money; the same points again within `SAME_CONVERSION_S` are one conversion. @see C-38, domain 4.1 */
export const convertVipCoin = z.defineEndpoint({
  ...conversion,
  method: 'GET',
  neverStored: true,
  summary: 'Convert points to money at 400 for BDT 1',
});

/** The same as a post. @see C-38 */
export const convertVipCoinByPost = z.defineEndpoint({
  ...conversion,
  method: 'POST',
  money: true,
  summary: 'Convert points to money at 400 for BDT 1 (C-38)',
});

/** Points of one day and one type of game; `source` `GRANT`: given by the house. */
export const vipReceivedSchema = z.object({
  vip_points: z.number(),
  source: z.enum([...GAME_TYPES, 'GRANT']),
  created_at: z.isoTime(),
});
export type VipReceived = z.infer<typeof vipReceivedSchema>;

export const getVipReceived = z.defineEndpoint({
  method: 'GET',
  path: '/api/vip/received',
  access: 'player',
  input: pageInput(),
  output: pageOf(vipReceivedSchema),
  errors: [],
  summary: 'Points that play brought, a row for each day and type of game, newest first (N-43)',
});

export const vipUsedSchema = z.object({ vip_points: z.number(), amount: z.amount(), created_at: z.isoTime() });
export type VipUsed = z.infer<typeof vipUsedSchema>;

export const getVipUsed = z.defineEndpoint({
  method: 'GET',
  path: '/api/vip/used',
  access: 'player',
  input: pageInput(),
  output: pageOf(vipUsedSchema),
  errors: [],
  summary: 'Points that were converted, newest first (N-43)',
});

/** `month`: 1 to 12. `experience`: whole points earned in it. */
export const vipMonthSchema = z.object({
  year: z.number(),
  month: z.number(),
  level: z.number(),
  level_name: z.string(),
  experience: z.number(),
});
export type VipMonth = z.infer<typeof vipMonthSchema>;

export const getVipHistory = z.defineEndpoint({
  method: 'GET',
  path: '/api/vip/history',
  access: 'player',
  input: pageInput(),
  output: pageOf(vipMonthSchema),
  errors: [],
  summary: 'Level and experience of each month, the running one first (N-43)',
});

/** One step. `experience`: points of one calendar month that it asks for. `bonus`: percent on top of the points that play brings. */
export const vipLevelSchema = z.object({
  level: z.number(),
  name: z.string(),
  style: z.string(),
  experience: z.number(),
  bonus: z.number(),
});
export type VipLevel = z.infer<typeof vipLevelSchema>;

export const getVipLadder = z.defineEndpoint({
  method: 'GET',
  path: '/api/vip/ladder',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({
    /** Normal first. */
    levels: z.array(vipLevelSchema),
    current: z.number(),
    /** Of this month. */
    experience: z.number(),
    /** Points that BDT 100 of settled stakes bring without a level's bonus. */
    earning: z.array(z.object({ game_type: z.enum(GAME_TYPES), points: z.number() })),
  }),
  errors: [],
  summary: 'The ladder of levels, and where the player stands',
});
