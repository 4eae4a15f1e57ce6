import * as z from '@site/api/schema';
import { pageInput, pageOf } from '../site';

/**
 * Moves all cash rewards to the main wallet; `claimed` in BDT.
 * @throws `rewards.claim_too_little`; `funds.account_blocked`; `safer_play.time_out` or `safer_play.excluded`
 * @see REWARDS-008, PLATFORM-049
 */
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

/** Downline of the bearer at one depth, 1 to 3, without personal data. `turnover`: valid stakes of the active players of all time, BDT. */
export const referralDepthSchema = z.object({ depth: z.number(), players: z.number(), active: z.number(), turnover: z.amount() });
/** Downline of the bearer at one depth, parsed. */
export type ReferralDepth = z.infer<typeof referralDepthSchema>;

/** Returns the results of the bearer's referrals so far, in BDT. @see REWARDS-011 */
export const getReferral = z.defineEndpoint({
  method: 'GET',
  path: '/api/referral',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({
    referral_code: z.string(),
    /** Rewards that wait for a claim. */
    cash_bonus: z.amount(),
    lifetime_rewards: z.amount(),
    /** Turnover of all depths together. */
    referral_turnover: z.amount(),
    active_downlines: z.number(),
    /** Deposits and stakes from which a downline counts as active. @see N-44 */
    deposit_requirement: z.amount(),
    turnover_requirement: z.amount(),
    depths: z.array(referralDepthSchema),
  }),
  errors: [],
  summary: 'What the bearer’s referrals brought so far',
});

/** Referral reward of one day, in BDT. `details`: turnover of tiers 1 to 3; `rate` in hundredths of a percent. @see REWARDS-012, M-18 */
export const referralRewardSchema = z.object({
  date: z.day(),
  turnover: z.amount(),
  cashReward: z.amount(),
  status: z.enum(['Unclaimed', 'Claimed']),
  details: z.array(z.object({ tier: z.number(), turnover: z.amount(), rate: z.number(), reward: z.amount() })),
});
/** Referral reward of one day, parsed. */
export type ReferralReward = z.infer<typeof referralRewardSchema>;

/** Returns the referral rewards page by page, the newest day first. @see REWARDS-012 */
export const getReferralHistory = z.defineEndpoint({
  method: 'GET',
  path: '/api/referral/history',
  access: 'player',
  input: pageInput(),
  output: pageOf(referralRewardSchema),
  errors: [],
  summary: 'Cash rewards by day, newest first',
});
