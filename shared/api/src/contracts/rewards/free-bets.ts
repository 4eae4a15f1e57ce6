import * as z from '@site/api/schema';

/** States of a free bet: it can be used; an open bet has it; a result has decided it; its validity is over. */
export const FREE_BET_STATES = ['open', 'in_bet', 'used', 'expired'] as const;
/** Most free bets in the list of a player. */
export const FREE_BETS_LISTED = 100;

/** Most decimal odds that a free bet may ask for. */
export const FREE_BET_ODDS_MAX = 100;
/** Message for a decision about a proposal that does not wait any more. */
export const FREE_BET_GONE = 'This free bet does not wait for a decision any more.';
/** Message for a proposal whose validity is over. */
export const FREE_BET_LATE = 'The validity of this free bet is over. Send it back and offer another one.';
/** Message for a decision about an own proposal. */
export const OWN_FREE_BET = 'You have proposed this free bet. Another person has to confirm it.';

/** A free bet of the player; amounts in BDT. */
export const freeBetSchema = z.object({
  id: z.int(),
  amount: z.amount(),
  /** Stake that can be used now: always all of it, in one bet. */
  left: z.amount(),
  /** Stake in open bets. */
  in_bets: z.amount(),
  /** Net result of the settled bets, before commission. */
  won: z.amount(),
  /** Least decimal odds of a bet with it. */
  least_odds: z.string(),
  valid_until: z.isoTime(),
  given_at: z.isoTime(),
  state: z.enum(FREE_BET_STATES),
});
/** A free bet of the player, parsed. */
export type FreeBet = z.infer<typeof freeBetSchema>;

/** Returns the newest free bets of the player, at most `FREE_BETS_LISTED`; with `state=open` those that can be used, the first to end first. */
export const getFreeBets = z.defineEndpoint({
  method: 'GET',
  path: '/api/free-bets',
  access: 'player',
  input: z.strictObject({ state: z.optional(z.literal('open')) }),
  output: z.object({ free_bets: z.array(freeBetSchema) }),
  errors: [],
  summary: 'Free bets of the player, newest first, or those that can be used',
});
