import { freeSpinsSchema } from '@site/api/contracts/rewards';
import * as z from '@site/api/schema';

/** Most characters of the reason of free spins, which players do not see. */
export const FREE_SPINS_REASON_MAX = 300;
/** Longest validity of free spins. */
export const FREE_SPINS_DAYS_MAX = 90;

/** States of free spins for the people who run the site: proposed ones wait for a second person. */
const STATES = ['proposed', 'refused', ...freeSpinsSchema.shape.state.options] as const;

/** Schema of free spins of a player, with their people; amounts in BDT. */
export const playerFreeSpinsSchema = z.object({
  ...freeSpinsSchema.shape,
  /** Time of the proposal. */
  given_at: z.isoTime(),
  state: z.enum(STATES),
  reason: z.string(),
  proposed_by: z.string(),
  decided_by: z.nullable(z.string()),
  /** Person who has ended them before their last day. */
  ended_by: z.nullable(z.string()),
});
export type PlayerFreeSpins = z.infer<typeof playerFreeSpinsSchema>;
