import { paisa } from '@site/api/money';
import * as z from '@site/api/schema';
import { GAME_TYPES } from '../catalogue';

/** States of free spins: there are spins left; all are used; their validity is over or a person has ended them. */
export const FREE_SPINS_STATES = ['open', 'used', 'ended'] as const;
/** Most free spins in the list of a player, counted by their grants. */
export const FREE_SPINS_LISTED = 100;

/** Most spins of one grant. */
export const FREE_SPINS_MAX = 200;
/** Stake of one spin in paisa. */
export const FREE_SPIN_STAKE_MIN = paisa(100n);
export const FREE_SPIN_STAKE_MAX = paisa(10_000n);

/** Message for a game that has no free spins: another kind of game, one with a wallet of its own, or one that is closed. */
export const FREE_SPINS_NO_SLOT = 'Free spins are for an open slot game that plays from the main wallet.';
/** Message for a decision about a proposal that does not wait any more. */
export const FREE_SPINS_GONE = 'These free spins do not wait for a decision any more.';
/** Message for a proposal whose validity is over. */
export const FREE_SPINS_LATE = 'The validity of these free spins is over. Send them back and offer others.';
/** Message for a decision about an own proposal. */
export const OWN_FREE_SPINS = 'You have proposed these free spins. Another person has to confirm them.';
/** Message for free spins that a person wants to end, and that are not open. */
export const FREE_SPINS_OVER = 'These free spins have ended already.';

/** Free spins of the player in one game; amounts in BDT. */
export const freeSpinsSchema = z.object({
  id: z.int(),
  game: z.object({ code: z.string(), name: z.string(), type: z.enum(GAME_TYPES), platform: z.string() }),
  /** Spins that were given. */
  spins: z.int(),
  /** Spins that can be used now. */
  left: z.int(),
  /** Spins that were used and not given back. */
  used: z.int(),
  /** Stake of each spin. */
  stake: z.amount(),
  /** Sum of what their rounds have won. */
  won: z.amount(),
  valid_until: z.isoTime(),
  given_at: z.isoTime(),
  state: z.enum(FREE_SPINS_STATES),
});
/** Free spins of the player in one game, parsed. */
export type FreeSpins = z.infer<typeof freeSpinsSchema>;

/** Returns the newest free spins of the player, at most `FREE_SPINS_LISTED`. */
export const getFreeSpins = z.defineEndpoint({
  method: 'GET',
  path: '/api/free-spins',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({ free_spins: z.array(freeSpinsSchema) }),
  errors: [],
  summary: 'Free spins of the player, newest first',
});
