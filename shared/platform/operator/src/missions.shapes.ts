import { GAME_TYPES } from '@site/api/contracts/catalogue';
import { MISSION_GOALS, MISSION_PERIODS } from '@site/api/contracts/rewards';
import * as z from '@site/api/schema';
import { lineOfText } from './message.shapes';

/** Most characters of a name. */
export const MISSION_NAME_MAX = 60;
/** Largest goal: rounds, or BDT of turnover. */
const MISSION_TARGET_MAX = 10_000_000;
/** Missions that the list shows. */
export const MISSIONS_SHOWN = 100;

/** Accepts text as well, because a command line sends only text. */
const target = z
  .pipe(z.union([z.int(), z.text({ max: 8, pattern: /^\d+$/ })]), z.transform(Number))
  .check(z.gte(1), z.lte(MISSION_TARGET_MAX));

/** Schema of a mission to propose. */
export const newMissionSchema = z.strictObject({
  name: lineOfText(MISSION_NAME_MAX),
  name_bn: lineOfText(MISSION_NAME_MAX),
  goal: z.enum(MISSION_GOALS),
  /** Rounds, or whole BDT of turnover. */
  target,
  /** BDT; a round with a smaller stake does not count. */
  least_stake: z.optional(z.amountInput()),
  game_type: z.optional(z.enum(GAME_TYPES)),
  period: z.enum(MISSION_PERIODS),
  first_day: z.day(),
  last_day: z.day(),
  /** BDT for each day or week. */
  prize: z.amountInput(),
});

/** States for the people who run the site: a proposed one waits for a second person. */
const MISSION_STATES = ['proposed', 'refused', 'withdrawn', 'upcoming', 'running', 'over'] as const;

export const plannedMissionSchema = z.object({
  id: z.int(),
  name: z.string(),
  name_bn: z.string(),
  goal: z.enum(MISSION_GOALS),
  target: z.int(),
  least_stake: z.amount(),
  game_type: z.nullable(z.enum(GAME_TYPES)),
  period: z.enum(MISSION_PERIODS),
  first_day: z.day(),
  last_day: z.day(),
  prize: z.amount(),
  state: z.enum(MISSION_STATES),
  /** Prizes that were claimed. */
  claims: z.int(),
  proposed_by: z.string(),
  decided_by: z.nullable(z.string()),
});
export type PlannedMission = z.infer<typeof plannedMissionSchema>;
