import { freeBetSchema } from '@site/api/contracts/rewards';
import * as z from '@site/api/schema';

/** Most characters of the reason of a free bet, which players do not see. */
export const FREE_BET_REASON_MAX = 300;
/** Longest validity of a free bet. */
export const FREE_BET_DAYS_MAX = 90;

/** States of a free bet for the people who run the site: a proposed one waits for a second person. */
const STATES = ['proposed', 'refused', ...freeBetSchema.shape.state.options] as const;

/** Schema of a free bet of a player, with its people; amounts in BDT. */
export const playerFreeBetSchema = z.object({
  ...freeBetSchema.shape,
  /** Time of the proposal. */
  given_at: z.isoTime(),
  state: z.enum(STATES),
  reason: z.string(),
  proposed_by: z.string(),
  decided_by: z.nullable(z.string()),
});
export type PlayerFreeBet = z.infer<typeof playerFreeBetSchema>;
