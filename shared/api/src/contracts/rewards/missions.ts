import * as z from '@site/api/schema';
import { GAME_TYPES } from '../catalogue';

/** Goals of a mission: rounds with a stake, or turnover. */
export const MISSION_GOALS = ['rounds', 'turnover'] as const;
/** Time within which a goal has to be reached. A week begins on Monday in Dhaka. */
export const MISSION_PERIODS = ['day', 'week'] as const;
/** Most missions in the list of a player. */
export const MISSIONS_LISTED = 20;

/** Message for a claim after the time of a mission. */
export const MISSION_OVER = 'The time for this reward is over.';
/** Message for a claim before the goal is reached. */
export const MISSION_NOT_DONE = 'This mission is not done yet.';
/** Message for a decision about a mission that does not wait for it. */
export const MISSION_DECIDED = 'This mission does not wait for this decision any more.';
/** Message for a decision about an own proposal. */
export const OWN_MISSION = 'You have proposed this mission. Another person has to confirm it.';
/** Message for a mission whose last day has passed. */
export const MISSION_LATE = 'The last day of this mission is over.';

/** One day or week of a mission. `done`: rounds, or whole BDT of turnover. */
export const missionRunSchema = z.object({
  /** First day, which a claim names. */
  day: z.day(),
  from: z.isoTime(),
  until: z.isoTime(),
  /** End of the time for a claim: that of the following day or week. */
  claim_until: z.isoTime(),
  done: z.int(),
  is_done: z.boolean(),
  claimed_at: z.nullable(z.isoTime()),
});
/** One day or week of a mission, parsed. */
export type MissionRun = z.infer<typeof missionRunSchema>;

/** A mission as its player sees it; money in BDT. */
export const missionSchema = z.object({
  id: z.int(),
  name: z.string(),
  name_bn: z.string(),
  goal: z.enum(MISSION_GOALS),
  /** Rounds, or whole BDT of turnover. */
  target: z.int(),
  /** A round with a smaller stake does not count. */
  least_stake: z.amount(),
  /** Category of the games; null for every one. */
  game_type: z.nullable(z.enum(GAME_TYPES)),
  period: z.enum(MISSION_PERIODS),
  /** Prize of each day or week. */
  prize: z.amount(),
  last_day: z.day(),
  /** The running day or week first; the one before it only while its prize waits for a claim. */
  runs: z.array(missionRunSchema),
});
/** A mission as its player sees it, parsed. */
export type Mission = z.infer<typeof missionSchema>;

/** Returns the missions of now with the progress of the player; none for a player who may not play. */
export const getMissions = z.defineEndpoint({
  method: 'GET',
  path: '/api/missions',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({ missions: z.array(missionSchema) }),
  errors: [],
  summary: 'Missions of now with the progress of the player',
});

/**
 * Moves the prize of a mission that is done to the main wallet. A second call returns the first claim.
 * @throws `platform.not_found`; `funds.promotion_closed` after its time; `rewards.claim_too_little` before it is done
 */
export const claimMission = z.defineEndpoint({
  method: 'POST',
  path: '/api/missions/:id/claim',
  access: 'player',
  input: z.strictObject({ id: z.text({ max: 15, pattern: /^\d{1,15}$/ }), day: z.day() }),
  output: z.object({ prize: z.amount(), claimed_at: z.isoTime() }),
  errors: ['funds.promotion_closed', 'rewards.claim_too_little', 'funds.account_blocked', 'safer_play.time_out', 'safer_play.excluded'],
  summary: 'Claim the prize of a mission for a day or week; once',
});
