import * as z from '@site/api/schema';
import { pageInput, pageOf } from '../site';

export const claimCash = z.defineEndpoint({
  method: 'POST',
  path: '/api/cash-claim',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({ success: z.literal(true), message: z.string(), claimed: z.amount() }),
  errors: ['rewards.claim_too_little', 'funds.account_blocked', 'safer_play.time_out', 'safer_play.excluded'],
  money: true,
  summary: 'Move all cash rewards to the main wallet',
});

/** Players below the bearer at one depth, 1 to 3; nothing personal. `turnover`: valid stakes of the active ones, of all times. */
export const referralDepthSchema = z.object({ depth: z.number(), players: z.number(), active: z.number(), turnover: z.amount() });
export type ReferralDepth = z.infer<typeof referralDepthSchema>;

export const getReferral = z.defineEndpoint({
  method: 'GET',
  path: '/api/referral',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({
    referral_code: z.string(),
    /** Waits for a claim. */
    cash_bonus: z.amount(),
    lifetime_rewards: z.amount(),
    /** Of all depths together. */
    referral_turnover: z.amount(),
    active_downlines: z.number(),
    /** What a downline deposits and stakes before it counts. */
    deposit_requirement: z.amount(),
    turnover_requirement: z.amount(),
    depths: z.array(referralDepthSchema),
  }),
  errors: [],
  summary: 'What the bearer’s referrals brought so far',
});

/** The reward of one day. `details`: turnover of tiers 1 to 3 with the rates it was paid at, in hundredths of a percent. @see M-18 */
export const referralRewardSchema = z.object({
  date: z.day(),
  turnover: z.amount(),
  cashReward: z.amount(),
  status: z.enum(['Unclaimed', 'Claimed']),
  details: z.array(z.object({ tier: z.number(), turnover: z.amount(), rate: z.number(), reward: z.amount() })),
});
export type ReferralReward = z.infer<typeof referralRewardSchema>;

export const getReferralHistory = z.defineEndpoint({
  method: 'GET',
  path: '/api/referral/history',
  access: 'player',
  input: pageInput(),
  output: pageOf(referralRewardSchema),
  errors: [],
  summary: 'Cash rewards by day, newest first',
});
